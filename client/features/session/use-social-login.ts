import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SocialPurpose } from '../../generated/schema'
import { nextPath } from './next-path'
import { useSocialLoginMutation } from './social-login.generated'
import type { Social } from './social-providers'
import { type Purpose, socialException, socialFailure, socialSuccess } from './social-words'
import type { Outcome } from './use-outcome'

const purposes: Record<Purpose, SocialPurpose> = { login: 'LOGIN', registration: 'REGISTRATION' }

export const useSocialLogin = (purpose: Purpose, { begin, fail, succeed, waiting }: Outcome) => {
  const [params] = useSearchParams()
  const [socialLogin] = useSocialLoginMutation()
  const [pressed, setPressed] = useState<Social>()

  // Who turns back on the provider's page may find this one as they left it.
  useEffect(() => {
    const again = () => setPressed(undefined)
    window.addEventListener('pageshow', again)
    return () => window.removeEventListener('pageshow', again)
  }, [])

  const start = async (social: Social) => {
    begin()
    setPressed(social)
    const input = { provider: social.provider, purpose: purposes[purpose], next: nextPath(params) ?? null }
    try {
      const answer = (await socialLogin({ variables: { input } })).data?.socialLogin
      // The browser is on its way to the provider: nothing may be pressed in the meantime.
      if (answer?.__typename === 'SocialLoginRedirect') return window.location.assign(answer.url)
      if (answer?.__typename === 'SocialLoginSuccess') succeed(socialSuccess(purpose, social), answer.user)
      else fail(answer?.__typename === 'AccountSuspended' ? answer.message : socialFailure(purpose, social))
    } catch {
      fail(socialException(purpose, social))
    }
    setPressed(undefined)
  }
  return { pressed: pressed ?? waiting, start }
}
