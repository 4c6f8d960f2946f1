import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { nextPath } from './next-path'
import { dashboardOf, type Role } from './roles'
import { sessionStore } from './session-store'
import type { Session_UserFragment } from './session-user.generated'
import { storedUserOf } from './stored-user'
import { useSession } from './use-session'

/** How long a success message stands before the page is left. */
const SUCCESS_MS = 1_000

interface Problem {
  message: string
  /** Name of the field it is about; without it, it is about the whole form. */
  field?: string | undefined
}

/**
 * How a form that signs in ends: with a problem, of which only the first shows, or with a success that leads on, to where
 * the person came from or to `home` of their role. Who is signed in already is led on at once.
 */
export const useOutcome = (home: (role: Role) => string = (role) => dashboardOf[role]) => {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { user, confirmed } = useSession()
  const [problem, setProblem] = useState<Problem>()
  const [success, setSuccess] = useState<string>()
  const to = user && confirmed ? (nextPath(params) ?? home(user.role)) : undefined
  useEffect(() => {
    if (!to) return
    const timer = setTimeout(() => navigate(to, { replace: true }), success ? SUCCESS_MS : 0)
    return () => clearTimeout(timer)
  }, [to, success, navigate])
  return {
    problem,
    success,
    begin: () => setProblem(undefined),
    fail: (message: string, field?: string) => setProblem({ message, field }),
    succeed: (message: string, signedIn: Session_UserFragment) => {
      setProblem(undefined)
      setSuccess(message)
      sessionStore.begin(storedUserOf(signedIn))
    },
    /** What a field of this name has to say. */
    errorOf: (field: string) => (problem?.field === field ? problem.message : undefined),
  }
}

export type Outcome = ReturnType<typeof useOutcome>
