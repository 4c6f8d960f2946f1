import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import {
  SignInAgainAtProviderDocument,
  SignInMethodsDocument,
} from '../../../features/reauthentication/sign-in-methods.generated'
import { api, mockOperation, signedInAs } from '../../../testing/api'
import { visit } from '../../../testing/render-screen'
import { SettingsDocument } from '../settings.generated'
import { ChangePasswordDocument } from './password-section.generated'

const user = userEvent.setup()

test('first password: an account of a social login is asked for no current one, and signs in again at its provider', async () => {
  mockOperation(SettingsDocument, {
    viewer: { id: 'usr-clara-whitfield', hasPassword: false, socialProvider: 'GOOGLE' },
    freelancer: null,
  })
  mockOperation(SignInMethodsDocument, {
    viewer: { hasPassword: false, socialProvider: 'GOOGLE' },
    secondFactors: { authenticatorAppSince: null, passkeys: [] },
  })
  mockOperation(SignInAgainAtProviderDocument, { socialLogin: { __typename: 'SocialLoginSuccess' } })
  await signedInAs('customer')
  await visit('/dashboard/settings')
  const form = within(await screen.findByRole('form', { name: 'Password' }))
  expect(screen.getByText(/^You have no password yet, because you sign in with Google\./)).toBeTruthy()
  expect(form.queryByLabelText('Current password')).toBeNull()
  let fresh = false
  api.use(
    graphql.mutation(ChangePasswordDocument, () =>
      HttpResponse.json<object>(
        fresh
          ? { data: { changePassword: { __typename: 'PasswordChanged', endedSessionCount: 0 } } }
          : { errors: [{ message: 'Please confirm.', extensions: { code: 'REAUTHENTICATION_REQUIRED' } }] },
      ),
    ),
  )
  await user.type(form.getByLabelText('New password'), 'a long horse')
  await user.type(form.getByLabelText('Confirm password'), 'a long horse')
  await user.click(form.getByRole('button', { name: 'Set a password' }))
  const again = await screen.findByRole('button', { name: 'Sign in with Google again' })
  fresh = true
  await user.click(again)
  expect(await form.findByText('Saved')).toBeTruthy()
})
