import { type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginPath } from '../../lib/paths'
import { PageLoading } from '../../ui/layout/page-loading'
import { useConfirmedSession } from './confirm-session'
import type { Role } from './roles'
import { useSession } from './session-store'

interface Props {
  /** Shown until the server has confirmed who is signed in. */
  waiting?: ReactNode
  children: ReactNode
}

/** Shows its children to signed-in users; redirects everybody else to the login page and, after sign-in, back. */
export const RequireSession = ({ waiting = <PageLoading />, children }: Props) => {
  const session = useConfirmedSession()
  const [first] = useState(session)
  const { pathname, search } = useLocation()
  const { user, confirmed, leftTo } = session
  if (!confirmed) return waiting
  if (user) return children
  // A sign-out before this page was opened says nothing about it: its visitor wants to return.
  const to = session === first ? undefined : leftTo
  return <Navigate to={to ?? loginPath(pathname + search)} replace />
}

/** The pages of one role, inside `RequireSession`. */
export const RequireRole = ({ allowed }: { allowed: Role }) =>
  useSession().user?.role === allowed ? <Outlet /> : <Navigate to="/dashboard" replace />
