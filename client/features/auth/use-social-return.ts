import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { FormResult } from '../form/form-result'
import { confirmSession } from '../session/confirm-session'
import { useSession } from '../session/use-session'
import {
  type Purpose,
  type Social,
  socialException,
  socialFailure,
  socialProviders,
  socialSuccess,
} from './social-providers'

interface SocialReturn {
  result?: FormResult
  /** The provider whose button spins until the server has confirmed who is signed in. */
  waiting?: Social
}

/** The result of a social sign-in, after the provider has redirected back: the address has its status, and the server the user. */
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
  if (status === 'suspended') return { result: { problem: suspended } }
  if (status === 'failed') return { result: { problem: socialFailure(purpose, social) } }
  if (status !== 'done') return {}
  if (unconfirmed) return failed ? { result: { problem: socialException(purpose, social) } } : { waiting: social }
  return { result: user ? { success: socialSuccess(purpose, social) } : { problem: socialFailure(purpose, social) } }
}

const suspended = 'This account is suspended. Write to support@marque.example to have it looked at.'
