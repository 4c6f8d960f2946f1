import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockOperation, signedInAs } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { ConfirmEmailChangeDocument } from './confirm-email-change.generated'

const confirm = () => userEvent.click(main().getByRole('button', { name: 'Confirm the address' }))
const textOf = async (role: string) => (await main().findByRole(role)).textContent
const changed = { __typename: 'EmailChanged', email: 'ada@example.com' } as const
const nextLink = () => {
  const link = main().getByRole('link')
  return [link.textContent, link.getAttribute('href')]
}

test.each([
  [false, 'Log In', '/login'],
  [true, 'Go to Settings', '/dashboard/settings'],
])('email confirmation: the button confirms; signed in: %s', async (signedIn, ...target) => {
  if (signedIn) await signedInAs('customer')
  mockOperation(ConfirmEmailChangeDocument, { confirmEmailChange: changed })
  await visit('/confirm-email?token=abc')
  expect(main().queryByRole('status')).toBeNull()
  await confirm()
  expect(await textOf('status')).toBe('Your account signs in with ada@example.com from now on.')
  expect(nextLink()).toEqual(target)
})

test('email confirmation: the address of a new account is confirmed', async () => {
  const confirmEmailChange = { __typename: 'EmailConfirmed', email: 'ada@example.com' } as const
  mockOperation(ConfirmEmailChangeDocument, { confirmEmailChange })
  await visit('/confirm-email?token=abc')
  await confirm()
  expect(await textOf('status')).toBe('Thank you. Your address ada@example.com is confirmed.')
})
