import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { confirmSession } from './confirm-session'
import { type Social, socialProviders } from './social-providers'
import { type Purpose, socialException, socialFailure, socialSuccess } from './social-words'
import { useSession } from './use-session'

interface Arrival {
  problem?: { message: string }
  success?: string
  /** Whose button turns until the server has said who is signed in. */
  waiting?: Social
}

/** Who comes back from a provider's page: how that went is in the address, and who they are the server knows. */
export const useSocialArrival = (purpose: Purpose): Arrival => {
  const client = useApolloClient()
  const [params] = useSearchParams()
  const { user, confirmed } = useSession()
  const [unanswered, setUnanswered] = useState(false)
  const how = params.get('social')
  const social = socialProviders.find(({ provider }) => provider.toLowerCase() === params.get('provider'))
  const asks = social !== undefined && how === 'done' && !confirmed
  useEffect(() => {
    if (asks) confirmSession(client).catch(() => setUnanswered(true))
  }, [asks, client])

  if (!social) return {}
  if (how === 'suspended') return { problem: { message: suspended } }
  if (how === 'failed') return { problem: { message: socialFailure(purpose, social) } }
  if (how !== 'done') return {}
  if (asks) return unanswered ? { problem: { message: socialException(purpose, social) } } : { waiting: social }
  return user ? { success: socialSuccess(purpose, social) } : { problem: { message: socialFailure(purpose, social) } }
}

const suspended = 'This account is suspended. Write to support@marque.example to have it looked at.'
