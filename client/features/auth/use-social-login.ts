import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SocialPurpose } from '../../generated/schema'
import { nextPath } from '../../lib/paths'
import type { FormResult } from '../form/form-result'
import { signedIn } from './signed-in'
import { useSocialLoginMutation } from './social-login.generated'
import { type Purpose, type Social, socialException, socialFailure, socialSuccess } from './social-providers'

const purposes: Record<Purpose, SocialPurpose> = { login: 'LOGIN', registration: 'REGISTRATION' }

export const useSocialLogin = (purpose: Purpose, show: (result?: FormResult) => void) => {
  const [params] = useSearchParams()
  const [socialLogin] = useSocialLoginMutation()
  const [pressed, setPressed] = useState<Social>()

  // A visitor who goes back from the provider's page may find this one as they left it.
  useEffect(() => {
    const reset = () => setPressed(undefined)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const start = async (social: Social) => {
    show()
    setPressed(social)
    const input = { provider: social.provider, purpose: purposes[purpose], next: nextPath(params) ?? null }
    try {
      const answer = (await socialLogin({ variables: { input } })).data?.socialLogin
      // The browser leaves for the provider's page: the buttons stay disabled meanwhile.
      if (answer?.__typename === 'SocialLoginRedirect') return window.location.assign(answer.url)
      if (answer?.__typename === 'SocialLoginSuccess') show(signedIn(socialSuccess(purpose, social), answer.user))
      else
        show({
          problem: answer?.__typename === 'AccountSuspended' ? answer.message : socialFailure(purpose, social),
        })
    } catch {
      show({ problem: socialException(purpose, social) })
    }
    setPressed(undefined)
  }
  return { pressed, start }
}
