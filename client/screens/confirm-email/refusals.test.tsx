import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { mockError, mockOperation } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { ConfirmEmailChangeDocument } from './confirm-email-change.generated'

const confirm = () => userEvent.click(main().getByRole('button', { name: 'Confirm the address' }))
const textOf = async (role: string) => (await main().findByRole(role)).textContent
const nextLink = () => {
  const link = main().getByRole('link')
  return [link.textContent, link.getAttribute('href')]
}

test('email confirmation: a used link is refused, with a link to ask for a new one', async () => {
  await visit('/confirm-email?token=used')
  await confirm()
  expect(await textOf('alert')).toBe('This link is no longer valid. Please ask for a new one.')
  expect(nextLink()).toEqual(['Ask for a new link', '/dashboard/settings'])
})

test('email confirmation: a link without a token is refused', async () => {
  await visit('/confirm-email')
  expect(main().getByRole('alert').textContent).toBe('This link is incomplete. Please ask for a new one.')
  expect(main().queryByRole('button')).toBeNull()
})

test('email confirmation: an address of another account is refused', async () => {
  const message = 'Another account already uses this email address.'
  mockOperation(ConfirmEmailChangeDocument, { confirmEmailChange: { __typename: 'EmailTaken', message } })
  await visit('/confirm-email?token=abc')
  await confirm()
  expect(await textOf('alert')).toBe(message)
})

test('email confirmation: a failed request is shown and can be retried', async () => {
  mockError(ConfirmEmailChangeDocument)
  await visit('/confirm-email?token=abc')
  await confirm()
  expect(await textOf('alert')).toBe('Something went wrong. Nothing was saved. Please try again.')
  mockOperation(ConfirmEmailChangeDocument, {
    confirmEmailChange: { __typename: 'EmailChanged', email: 'ada@example.com' },
  })
  await confirm()
  expect(await main().findByRole('status')).toBeTruthy()
})
