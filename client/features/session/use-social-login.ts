import { useState } from 'react'
import { useSocialLoginMutation } from './social-login.generated'
import type { Social } from './social-providers'
import type { Outcome } from './use-outcome'

/** On both pages the same call; only what is said about it differs. */
export const useSocialLogin = (purpose: 'login' | 'registration', { begin, fail, succeed }: Outcome) => {
  const [socialLogin] = useSocialLoginMutation()
  const [pressed, setPressed] = useState<Social>()
  const start = async (social: Social) => {
    const { provider, name } = social
    begin()
    setPressed(social)
    try {
      const answer = (await socialLogin({ variables: { input: { provider } } })).data?.socialLogin
      // The browser is on its way to the provider: nothing may be pressed in the meantime.
      if (answer?.__typename === 'SocialLoginRedirect') return window.location.assign(answer.url)
      if (answer?.__typename === 'SocialLoginSuccess')
        succeed(
          purpose === 'login' ? 'Login successful! Redirecting...' : `${name} registration successful! Redirecting...`,
          answer.user,
        )
      else fail(`${name} ${purpose} failed. Please try another method.`)
    } catch {
      fail(`An error occurred during ${provider.toLowerCase()} ${purpose}. Please try again.`)
    }
    setPressed(undefined)
  }
  return { pressed, start }
}
