import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../../testing/api'
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

test('email change: shows each violation beside its field and keeps the input', async () => {
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

test('email change: a rate limit says when to try again', async () => {
  mockOperation(RequestEmailChangeDocument, {
    requestEmailChange: { __typename: 'TooManyAttempts', message: 'Too many attempts. Please try again in 9 minutes.' },
  })
  const { form, email, password, change } = await open()
  await user.type(email, 'ada@example.com')
  await user.type(password, 'password123')
  await change()
  expect(await form.findByText('Too many attempts. Please try again in 9 minutes.')).toBeTruthy()
})

test('email change: says that a confirmation link was sent', async () => {
  const { form, email, password, change } = await open()
  await user.type(email, ' Ada@Example.com ')
  await user.type(password, 'password123')
  await change()
  expect(await form.findByText(/we have sent a link to ada@example\.com/)).toBeTruthy()
  expect([email.value, password.value]).toEqual(['', ''])
})
