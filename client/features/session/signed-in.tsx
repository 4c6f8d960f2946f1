import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PageLoading } from '../page/page-loading'
import { confirmSession } from './confirm-session'
import { useSession } from './use-session'

/** What only a signed-in person sees; anybody else is led to sign in, and back here. */
export const SignedIn = ({ children }: { children: ReactNode }) => {
  const client = useApolloClient()
  const { user, confirmed, left } = useSession()
  const { pathname, search } = useLocation()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!confirmed) confirmSession(client).catch(setFailure)
  }, [client, confirmed])
  if (failure) throw failure
  if (!confirmed) return <PageLoading />
  if (user) return children
  return <Navigate to={left ? '/login' : `/login?next=${encodeURIComponent(pathname + search)}`} replace />
}
