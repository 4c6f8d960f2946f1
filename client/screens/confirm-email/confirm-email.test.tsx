import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation, signedInAs } from '../../testing/api'
import { visit } from '../../testing/render-screen'
import { ConfirmEmailChangeDocument } from './confirm-email-change.generated'

const main = () => within(screen.getByRole('main'))
const confirm = () => userEvent.click(main().getByRole('button', { name: 'Confirm the address' }))
const told = async (role: string) => (await main().findByRole(role)).textContent
const changed = { __typename: 'EmailChanged', email: 'ada@example.com' } as const
const way = () => {
  const link = main().getByRole('link')
  return [link.textContent, link.getAttribute('href')]
}

test.each([
  [false, 'Log In', '/login'],
  [true, 'Go to Settings', '/dashboard/settings'],
])('confirmed by a press, signed in: %s', async (signedIn, ...to) => {
  if (signedIn) await signedInAs('customer')
  mockOperation(ConfirmEmailChangeDocument, { confirmEmailChange: changed })
  await visit('/confirm-email?token=abc')
  expect(main().queryByRole('status')).toBeNull()
  await confirm()
  expect(await told('status')).toBe('Your account signs in with ada@example.com from now on.')
  expect(way()).toEqual(to)
})

test('a link that was used says so, and where to ask for a new one', async () => {
  await visit('/confirm-email?token=used')
  await confirm()
  expect(await told('alert')).toBe('This link is no longer valid. Please ask for a new one.')
  expect(way()).toEqual(['Ask for a new link', '/dashboard/settings'])
})

test('half a link is no link', async () => {
  await visit('/confirm-email')
  expect(main().getByRole('alert').textContent).toBe('This link is incomplete. Please ask for a new one.')
  expect(main().queryByRole('button')).toBeNull()
})

test('an address that somebody else has is refused', async () => {
  const message = 'Another account already uses this email address.'
  mockOperation(ConfirmEmailChangeDocument, { confirmEmailChange: { __typename: 'EmailTaken', message } })
  await visit('/confirm-email?token=abc')
  await confirm()
  expect(await told('alert')).toBe(message)
})

test('a failure is told, and can be tried again', async () => {
  mockError(ConfirmEmailChangeDocument)
  await visit('/confirm-email?token=abc')
  await confirm()
  expect(await told('alert')).toBe('The address could not be confirmed. Please try again.')
  mockOperation(ConfirmEmailChangeDocument, { confirmEmailChange: changed })
  await confirm()
  expect(await main().findByRole('status')).toBeTruthy()
})
