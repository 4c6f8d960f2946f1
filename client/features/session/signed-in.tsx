import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PageLoading } from '../page/page-loading'
import { useKnownSession } from './use-known-session'

/** What only a signed-in person sees; anybody else is led to sign in, and back here. */
export const SignedIn = ({ children }: { children: ReactNode }) => {
  const { user, confirmed, left } = useKnownSession()
  const { pathname, search } = useLocation()
  if (!confirmed) return <PageLoading />
  if (user) return children
  return <Navigate to={left ? '/login' : `/login?next=${encodeURIComponent(pathname + search)}`} replace />
}
