import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { RequestEmailChangeDocument } from './email-section.generated'

const user = userEvent.setup()
const open = async () => {
  await signedInAs('customer')
  await visit('/dashboard/settings')
  const form = within(await screen.findByRole('form', { name: 'Email' }))
  const email = form.getByLabelText<HTMLInputElement>('New email')
  const password = form.getByLabelText<HTMLInputElement>('Your password')
  const change = () => user.click(form.getByRole('button', { name: 'Change email' }))
  return { form, email, password, change }
}

test('tells what is wrong beside each field and keeps what was typed', async () => {
  const { form, email, password, change } = await open()
  const expectText = async (text: string) => expect(await form.findByText(text)).toBeTruthy()
  await change()
  await expectText('Email is required')
  await user.type(email, 'not an address')
  await change()
  await expectText('Password is required')
  await user.type(password, 'wrong')
  await change()
  await expectText('Enter an email address like name@example.com')
  expect(document.activeElement).toBe(email)
  await user.clear(email)
  await user.type(email, 'ada@example.com')
  await change()
  await expectText('This is not your password.')
  expect([email.value, password.value]).toEqual(['ada@example.com', 'wrong'])
})

test('rate limit: tells when to try again', async () => {
  api.use(
    graphql.mutation(RequestEmailChangeDocument, () =>
      HttpResponse.json({ data: { requestEmailChange: { __typename: 'TooManyAttempts', retryAfterSeconds: 540 } } }),
    ),
  )
  const { form, email, password, change } = await open()
  await user.type(email, 'ada@example.com')
  await user.type(password, 'password123')
  await change()
  expect(await form.findByText('Too many attempts. Please try again in 9 minutes.')).toBeTruthy()
})

test('tells that a confirmation link was sent', async () => {
  const { form, email, password, change } = await open()
  await user.type(email, ' Ada@Example.com ')
  await user.type(password, 'password123')
  await change()
  expect(await form.findByText(/we have sent a link to ada@example\.com/)).toBeTruthy()
  expect([email.value, password.value]).toEqual(['', ''])
})
