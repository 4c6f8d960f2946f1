import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { SocialPurpose } from '../../generated/schema'
import { authPath, nextPath } from '../../lib/paths'
import { type FormResult, problemOf } from '../form/form-result'
import { confirmSession } from '../session/confirm-session'
import { useSession } from '../session/session-store'
import { signInSuccess } from './sign-in-success'
import { useSocialLoginMutation } from './social-login.generated'
import {
  type Purpose,
  type Social,
  socialException,
  socialFailure,
  socialProviders,
  socialSuccess,
} from './social-providers'

const purposes: Record<Purpose, SocialPurpose> = { login: 'LOGIN', registration: 'REGISTRATION' }

export const useSocialLogin = (purpose: Purpose, show: (result?: FormResult) => void) => {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [socialLogin] = useSocialLoginMutation()
  const [pressed, setPressed] = useState<Social>()

  // Going back from the provider's page can restore this page with its disabled buttons.
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
      // The buttons stay disabled until the browser has opened the provider's page.
      if (answer?.__typename === 'SocialLoginRedirect') return window.location.assign(answer.url)
      if (answer?.__typename === 'SocialLoginSuccess') show(signInSuccess(socialSuccess(purpose, social), answer.user))
      else if (answer?.__typename === 'SecondFactorRequired')
        return void navigate(`${authPath('/login', params)}#second-factor`)
      else show(problemOf(answer))
    } catch {
      show({ problem: socialException(purpose, social) })
    }
    setPressed(undefined)
  }
  return { pressed, start }
}

interface SocialReturn {
  result?: FormResult
  /** The provider whose button spins until the server has confirmed who is signed in. */
  waiting?: Social
}

/** The result of a social sign-in after the redirect back: the address has its status, and the server knows the user. */
export const useSocialReturn = (purpose: Purpose): SocialReturn => {
  const client = useApolloClient()
  const [params] = useSearchParams()
  const { user, confirmed } = useSession()
  const [failed, setFailed] = useState(false)
  const status = params.get('social')
  const social = socialProviders.find(({ provider }) => provider.toLowerCase() === params.get('provider'))
  const unconfirmed = social !== undefined && status === 'done' && !confirmed
  useEffect(() => {
    if (unconfirmed) confirmSession(client).catch(() => setFailed(true))
  }, [unconfirmed, client])

  if (!social) return {}
  if (status === 'suspended') return { result: { problem: suspendedMessage } }
  if (status === 'failed') return { result: { problem: socialFailure(purpose, social) } }
  if (status !== 'done') return {}
  if (unconfirmed) return failed ? { result: { problem: socialException(purpose, social) } } : { waiting: social }
  return { result: user ? { success: socialSuccess(purpose, social) } : { problem: socialFailure(purpose, social) } }
}

const suspendedMessage = 'This account is suspended. Our mail to you says why, and where to write.'
