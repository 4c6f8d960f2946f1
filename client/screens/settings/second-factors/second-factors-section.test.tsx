import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  BeginAuthenticatorAppDocument,
  ConfirmAuthenticatorAppDocument,
} from '../../../features/second-factor/authenticator-app-form.generated'
import {
  RemovePasskeyDocument,
  ReplaceRecoveryCodesDocument,
} from '../../../features/second-factor/second-factors.generated'
import { mockOperation, requestsOf } from '../../../testing/api'
import { mockFactors, open, user } from './second-factors.testing'

test('second factors: each passkey shows its name, its day and its last use', async () => {
  mockFactors({ passkeys: ['Work laptop', 'Phone'] })
  const section = await open()
  expect((await section.findByText('Work laptop', { selector: 'b' })).parentElement?.textContent).toBe(
    'Passkey Work laptop, added today, never used',
  )
  expect(section.getByText('10 recovery codes are left')).toBeTruthy()
})

test('second factors: the recovery codes get the focus, and stay while a factor is added', async () => {
  mockFactors({ passkeys: ['Work laptop'] })
  mockOperation(ReplaceRecoveryCodesDocument, {
    replaceRecoveryCodes: { __typename: 'RecoveryCodesReplaced', codes: ['aaaa-bbbb-cccc-dddd'] },
  })
  mockOperation(BeginAuthenticatorAppDocument, { beginAuthenticatorApp: { __typename: 'AuthenticatorAppSecret' } })
  mockOperation(ConfirmAuthenticatorAppDocument, {
    confirmAuthenticatorApp: { __typename: 'SecondFactorAdded', recoveryCodes: [] },
  })
  const section = await open()
  await user.click(await section.findByRole('button', { name: 'Replace your recovery codes' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Replace' }))
  const codes = await section.findByRole('region', { name: 'Your recovery codes' })
  await waitFor(() => expect(document.activeElement).toBe(codes))
  await user.click(section.getByRole('button', { name: 'Set up an authenticator app' }))
  expect(await section.findByText(/^Scan this/)).toBe(document.activeElement)
  await user.type(section.getByLabelText('Code'), '123456')
  await user.click(section.getByRole('button', { name: 'Confirm the app' }))
  await waitFor(() => expect(requestsOf(ConfirmAuthenticatorAppDocument)).toEqual([{ code: '123456' }]))
  expect(await section.findByText('Added.')).toBeTruthy()
  expect(section.getByText('aaaa-bbbb-cccc-dddd')).toBeTruthy()
})

test.each([
  [['Work laptop'], /^It is your last second factor/],
  [['Work laptop', 'Phone'], /^You can no longer sign in with it. Your other/],
])('second factors: removing one of %j says what follows', async (passkeys, text) => {
  mockFactors({ passkeys })
  mockOperation(RemovePasskeyDocument, {
    removePasskey: { __typename: 'SecondFactorObligatory', message: 'Admins need one.' },
  })
  const section = await open()
  await user.click(await section.findByRole('button', { name: 'Remove Work laptop' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Work laptop?' }))
  expect(dialog.getByText(text)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(await section.findByText('Admins need one.')).toBeTruthy()
})
