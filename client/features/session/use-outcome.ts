import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { nextPath } from './next-path'

/** How long a success message stands before the page is left. */
const SUCCESS_MS = 1_000

interface Problem {
  message: string
  /** Name of the field it is about; without it, it is about the whole form. */
  field?: string | undefined
}

/** How a form ended: with a problem, of which only the first shows, or with a success that leads on. */
export const useOutcome = () => {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const next = nextPath(params)
  const [problem, setProblem] = useState<Problem>()
  const [success, setSuccess] = useState<string>()
  useEffect(() => {
    if (!success) return
    const timer = setTimeout(() => navigate(next, { replace: true }), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [success, next, navigate])
  return {
    problem,
    success,
    begin: () => setProblem(undefined),
    fail: (message: string, field?: string) => setProblem({ message, field }),
    succeed: (message: string) => {
      setProblem(undefined)
      setSuccess(message)
    },
    /** What a field of this name has to say. */
    errorOf: (field: string) => (problem?.field === field ? problem.message : undefined),
  }
}

export type Outcome = ReturnType<typeof useOutcome>
