import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SocialLoginDocument } from '../../features/auth/social-login.generated'
import { mockOperation, requestsOf, startSession } from '../../testing/api'
import { main, visit } from '../../testing/render-screen'
import { LoginDocument } from './login.generated'
import { press, user } from './login.testing'
import { CompleteLoginDocument, PendingLoginDocument } from './pending-login.generated'

const mockPendingLogin = () =>
  mockOperation(PendingLoginDocument, { pendingLogin: { methods: ['AUTHENTICATOR_APP', 'RECOVERY_CODE'] } })

test('second factor: after the password the code is asked for, and opens the page of ?next=', async () => {
  mockOperation(LoginDocument, { login: { __typename: 'SecondFactorRequired' } })
  mockPendingLogin()
  const router = await visit('/login?next=/jobs')
  await press('Customer')
  await press('Log In')
  await screen.findByRole('heading', { name: 'One more step' })
  await press('Continue')
  expect(main().getByRole('alert').textContent).toBe('Code is required')
  mockOperation(CompleteLoginDocument, { completeLogin: { __typename: 'WrongSecondFactor', message: 'Not right.' } })
  await user.type(main().getByLabelText('Code'), '123456')
  await press('Continue')
  expect((await main().findByText('Not right.')).getAttribute('role')).toBe('alert')
  await startSession('customer')
  mockOperation(CompleteLoginDocument, { completeLogin: { __typename: 'LoginSuccess', user: { role: 'CUSTOMER' } } })
  await press('Continue')
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs'))
})

test('second factor: a recovery code replaces the app', async () => {
  mockPendingLogin()
  mockOperation(CompleteLoginDocument, { completeLogin: { __typename: 'LoginExpired', message: 'Expired.' } })
  await visit('/login#second-factor')
  await press('Use a recovery code')
  await user.type(main().getByLabelText('Recovery code'), 'k3vd-9wxm-t2ph-7rqa')
  await press('Continue')
  expect((await main().findByRole('alert')).textContent).toBe('Expired.')
  expect(requestsOf(CompleteLoginDocument)).toEqual([{ input: { recoveryCode: 'k3vd-9wxm-t2ph-7rqa' } }])
})

test('second factor: a social sign-in asks for it as well; an expired one leads back to the form', async () => {
  mockOperation(SocialLoginDocument, { socialLogin: { __typename: 'SecondFactorRequired' } })
  mockOperation(PendingLoginDocument, { pendingLogin: null })
  await visit('/login')
  await press('Google')
  expect((await main().findByRole('alert')).textContent).toBe('This sign-in has expired. Please log in again.')
  await user.click(main().getByRole('link', { name: 'Back to Log In' }))
  expect(await main().findByLabelText('Password')).toBeTruthy()
})
