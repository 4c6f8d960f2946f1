import { type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginPath } from '../../lib/paths'
import { PageSpinner } from '../../ui/layout/page-loading'
import { useConfirmedSession } from './confirm-session'
import type { Role } from './roles'
import { useSession } from './session-store'

interface Props {
  /** Shown until the server has confirmed who is signed in. */
  waiting?: ReactNode
  children: ReactNode
}

const signedOut = { message: 'You were signed out. Log in to go on where you were.' }

/** Shows its children to signed-in users; redirects everybody else to the login page and, after sign-in, back. */
export const RequireSession = ({ waiting = <PageSpinner />, children }: Props) => {
  const session = useConfirmedSession()
  const [first] = useState(session)
  const [wasIn, setWasIn] = useState(false)
  const { pathname, search } = useLocation()
  const { user, confirmed, leftTo } = session
  // The first render has no user during hydration.
  if (user && !wasIn) setWasIn(true)
  if (!confirmed)
    return (
      <>
        <noscript>This page needs JavaScript. Please switch it on in your browser.</noscript>
        {waiting}
      </>
    )
  if (user) return children
  // `leftTo` of a sign-out before this page was opened is not meant for it: its visitor wants to return here.
  const to = session === first ? undefined : leftTo
  // The reader was in the middle of something, and is told why the page is gone.
  const state = wasIn && to === undefined ? signedOut : null
  return <Navigate to={to ?? loginPath(pathname + search)} state={state} replace />
}

/** The pages of some roles, inside `RequireSession`. */
export const RequireRole = ({ allowed }: { allowed: Role | readonly Role[] }) => {
  const role = useSession().user?.role
  return role && [allowed].flat().includes(role) ? <Outlet /> : <Navigate to="/dashboard" replace />
}
