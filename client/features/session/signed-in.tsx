import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { PageLoading } from '../page/page-loading'
import { useKnownSession } from './use-known-session'

interface Props {
  /** Stands until it is known who is signed in. */
  waiting?: ReactNode
  children: ReactNode
}

/** What only a signed-in person sees; anybody else is led to sign in, and back here. */
export const SignedIn = ({ waiting = <PageLoading />, children }: Props) => {
  const session = useKnownSession()
  const [first] = useState(session)
  const { pathname, search } = useLocation()
  const { user, confirmed, left } = session
  if (!confirmed) return waiting
  if (user) return children
  // Who left before this page was opened wants to come back to it.
  const to = session === first ? undefined : left
  return <Navigate to={to ?? `/login?next=${encodeURIComponent(pathname + search)}`} replace />
}
