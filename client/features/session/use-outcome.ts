import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { nextPath } from './next-path'
import { dashboardOf, type Role } from './roles'
import { sessionStore } from './session-store'
import type { Session_UserFragment } from './session-user.generated'
import type { Purpose } from './social-words'
import { storedUserOf } from './stored-user-of'
import { useSession } from './use-session'
import { useSocialArrival } from './use-social-arrival'

/** How long a success message stands before the page is left. */
const SUCCESS_MS = 1_000

interface Ending {
  problem?: {
    message: string
    /** Name of the field it is about; without it, it is about the whole form. */
    field?: string | undefined
  }
  success?: string
}

const homeOf: Record<Purpose, (role: Role) => string> = {
  login: (role) => dashboardOf[role],
  // Every new account begins there, and so does who has one already.
  registration: () => '/dashboard',
}

/**
 * How a form that signs in ends: with a problem, of which only the first shows, or with a success that leads on, to where
 * the person came from or to where they belong. Who is signed in already is led on at once.
 */
export const useOutcome = (purpose: Purpose) => {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { user, confirmed } = useSession()
  const arrival = useSocialArrival(purpose)
  const [ending, setEnding] = useState<Ending>()
  // What is done on the page is newer than how it was reached.
  const { problem, success }: Ending = ending ?? arrival
  const to = user && confirmed ? (nextPath(params) ?? homeOf[purpose](user.role)) : undefined
  useEffect(() => {
    if (!to) return
    const timer = setTimeout(() => navigate(to, { replace: true }), success ? SUCCESS_MS : 0)
    return () => clearTimeout(timer)
  }, [to, success, navigate])
  return {
    problem,
    success,
    waiting: arrival.waiting,
    begin: () => setEnding({}),
    fail: (message: string, field?: string) => setEnding({ problem: { message, field } }),
    succeed: (message: string, signedIn: Session_UserFragment) => {
      setEnding({ success: message })
      sessionStore.begin(storedUserOf(signedIn))
    },
    /** What a field of this name has to say. */
    errorOf: (field: string) => (problem?.field === field ? problem.message : undefined),
  }
}

export type Outcome = ReturnType<typeof useOutcome>
