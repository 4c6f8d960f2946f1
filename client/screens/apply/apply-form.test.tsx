import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { SendApplicationDocument } from './send-application.generated'

const user = userEvent.setup()
const path = '/jobs/job-3105/apply'
const note = () => main().findByRole('textbox', { name: 'Note' })
const send = () => user.click(main().getByRole('button', { name: 'Send the application' }))

test('apply: sending an application opens the list of applications', async () => {
  await signedInAs('customer')
  const router = await visit(path)
  await user.type(await note(), 'I have kept seals for years.')
  await user.type(main().getByRole('textbox', { name: 'Link, optional' }), 'http://example.com')
  await send()
  expect((await main().findByRole('alert')).textContent).toMatch(/https/)
  await user.clear(main().getByRole('textbox', { name: 'Link, optional' }))
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/applications'))
  expect(await screen.findByText('I have kept seals for years.')).toBeTruthy()
})

test('apply: a visitor signs in and finds the input again', async () => {
  const router = await visit(path)
  await user.type(await note(), 'Me')
  await send()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe(path)
  await act(() => router.navigate(path))
  expect(await note()).toHaveProperty('value', 'Me')
})

test('apply: whoever has applied already is told, and keeps the input', async () => {
  await signedInAs('vendor')
  const message = 'You have applied already.'
  mockOperation(SendApplicationDocument, { applyToJob: { __typename: 'AlreadyApplied', message } })
  await visit(path)
  await user.type(await note(), 'Me again')
  await send()
  expect((await main().findByRole('alert')).textContent).toBe(message)
  expect(JSON.stringify(sessionStorage)).toContain('Me again')
})
