import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockError, mockOperation } from '../../testing/api'
import { assertFound } from '../../testing/assert-found'
import { renderComponent } from '../../testing/render-routes'
import { socialProviders } from '../auth/social-providers'
import { ProviderButton } from './provider-button'
import { SignInAgainAtProviderDocument } from './sign-in-methods.generated'
import { announceSignIn } from './signed-in-again'

const google = assertFound(socialProviders[0])
const url = 'https://accounts.example.com/authorize'

/** Presses the button of Google, whose page the browser opens in `tab`. */
const press = async (tab: unknown) => {
  vi.stubGlobal('open', () => tab)
  const onSignedIn = vi.fn()
  await renderComponent(<ProviderButton social={google} onSignedIn={onSignedIn} />)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with Google again' }))
  return onSignedIn
}
beforeEach(() => {
  mockOperation(SignInAgainAtProviderDocument, { socialLogin: { __typename: 'SocialLoginRedirect', url } })
})
afterEach(() => vi.unstubAllGlobals())

test('sign in again at the provider: the page waits for the other tab, and goes on once it is done', async () => {
  const assign = vi.fn()
  const onSignedIn = await press({ location: { assign } })
  expect(await screen.findByText(/^Google is open in another tab/)).toBeTruthy()
  expect(assign).toHaveBeenCalledWith(url)
  expect(onSignedIn).not.toHaveBeenCalled()
  announceSignIn(true)
  await expect.poll(() => onSignedIn).toHaveBeenCalledOnce()
})

test('sign in again at the provider: another account is told apart', async () => {
  const onSignedIn = await press({ location: { assign: vi.fn() } })
  await screen.findByText(/^Google is open/)
  announceSignIn(false)
  expect(await screen.findByText(/^Google did not confirm it/)).toBeTruthy()
  expect(screen.queryByText(/^Google is open/)).toBeNull()
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('sign in again at the provider: a failed request closes the tab, and is not told as a refusal of the provider', async () => {
  mockError(SignInAgainAtProviderDocument)
  const close = vi.fn()
  await press({ close })
  expect(await screen.findByText('Something went wrong. Nothing was changed. Please try again.')).toBeTruthy()
  expect(close).toHaveBeenCalledOnce()
})

test('sign in again at the provider: a blocked tab is named', async () => {
  await press(null)
  expect(await screen.findByText('Your browser has blocked the tab of Google. Allow it, and try again.')).toBeTruthy()
})

test('sign in again at the provider: one channel listens to the other tab, however often the button renders', async () => {
  const opened = vi.fn()
  class CountedChannel extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      opened(name)
    }
  }
  vi.stubGlobal('BroadcastChannel', CountedChannel)
  await press({ location: { assign: vi.fn() } })
  await screen.findByText(/^Google is open/)
  expect(opened).toHaveBeenCalledOnce()
})
