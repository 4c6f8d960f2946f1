import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockEmpty, mockOutage, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { ContactCompanyDocument } from './contact-company.generated'

const user = userEvent.setup()
const path = '/company/com-ashgrove-patents/contact'
const box = () => main().findByRole('textbox', { name: 'Message' })
const send = async () => user.click(await main().findByRole('button', { name: 'Send' }))

test('contact: sending a message opens the new conversation', async () => {
  await signedInAs('customer')
  const router = await visit(path)
  expect((await main().findByRole('heading', { level: 1 })).textContent).toMatch(/^Contact Ashgrove Patents$/)
  await send()
  expect((await main().findByRole('alert')).textContent).toBe('Write a message first.')
  await user.type(await box(), 'Do you file in Norway?')
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/messages'))
  expect(await screen.findByText('Do you file in Norway?', { selector: 'ol p' })).toBeTruthy()
})

test('contact: a visitor signs in and finds the input again', async () => {
  const router = await visit(path)
  await user.type(await box(), 'One question first')
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(path)
  await act(() => router.navigate(path))
  expect(await box()).toHaveProperty('value', 'One question first')
})

test('contact: a message that could not be sent stays and can be sent again', async () => {
  await signedInAs('customer')
  await visit('/freelancers/fre-jun-watanabe/contact')
  mockOutage()
  await user.type(await box(), 'Hello')
  await send()
  expect((await main().findByRole('alert')).textContent).toMatch(/^There was no answer/)
  expect(await box()).toHaveProperty('value', 'Hello')
  expect(main().getByRole('button', { name: 'Retry' })).toBeTruthy()
})

test('contact: an unknown company is not found', async () => {
  mockEmpty(ContactCompanyDocument)
  await visit('/company/com-none/contact')
  expect(await screen.findByRole('heading', { name: 'Company Not Found' })).toBeTruthy()
})
