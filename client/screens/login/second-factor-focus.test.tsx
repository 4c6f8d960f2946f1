import { expect, test } from 'vitest'
import { mockError, mockOperation } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { LoginDocument } from './login.generated'
import { press, user } from './login.testing'
import { PendingLoginDocument } from './pending-login.generated'

test('second factor: the focus is in the field of each step, and on the page after the way back', async () => {
  mockOperation(LoginDocument, { login: { __typename: 'SecondFactorRequired' } })
  mockOperation(PendingLoginDocument, { pendingLogin: { methods: ['AUTHENTICATOR_APP', 'RECOVERY_CODE'] } })
  await visit('/login')
  await press('Customer')
  await press('Log In')
  expect(await main().findByLabelText('Code')).toBe(document.activeElement)
  await press('Use a recovery code')
  expect(main().getByLabelText('Recovery code')).toBe(document.activeElement)
  await press('Use your authenticator app')
  expect(main().getByLabelText('Code')).toBe(document.activeElement)
  await user.click(main().getByRole('link', { name: 'Back to Log In' }))
  await main().findByLabelText('Password')
  expect(document.activeElement?.id).toBe('main')
})

test('second factor: without a field the heading of the step has the focus', async () => {
  mockOperation(PendingLoginDocument, { pendingLogin: { methods: ['PASSKEY'] } })
  await visit('/login#second-factor')
  expect(await main().findByRole('heading', { name: 'One more step' })).toBe(document.activeElement)
})

test('second factor: a step that fails has the focus, and a way back', async () => {
  mockError(PendingLoginDocument)
  await visit('/login#second-factor')
  expect(await main().findByRole('heading', { name: 'One more step' })).toBe(document.activeElement)
  expect(main().getByText('An error occurred during login. Please try again.')).toBeTruthy()
  expect(main().getByRole('link', { name: 'Back to Log In' })).toBeTruthy()
})
