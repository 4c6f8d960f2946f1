import { expect, test } from 'vitest'
import {
  BeginAuthenticatorAppDocument,
  ConfirmAuthenticatorAppDocument,
} from '../../../features/second-factor/authenticator-app-form.generated'
import { mockOperation } from '../../../testing/api'
import { mockFactors, open, user } from './second-factors.testing'

test('second factors: an authenticator app that is added beside a passkey leaves the focus in the list', async () => {
  mockFactors({ passkeys: ['Work laptop'] })
  mockOperation(BeginAuthenticatorAppDocument, { beginAuthenticatorApp: { __typename: 'AuthenticatorAppSecret' } })
  mockOperation(ConfirmAuthenticatorAppDocument, {
    confirmAuthenticatorApp: { __typename: 'SecondFactorAdded', recoveryCodes: [] },
  })
  const section = await open()
  await user.click(await section.findByRole('button', { name: 'Set up an authenticator app' }))
  await user.type(await section.findByLabelText('Code'), '123456')
  mockFactors({ passkeys: ['Work laptop'], hasApp: true })
  await user.click(section.getByRole('button', { name: 'Confirm the app' }))
  expect(await section.findByText(/^Authenticator app, since/)).toBeTruthy()
  expect(document.activeElement).toBe(section.getByRole('group', { name: 'Your second factors' }))
})
