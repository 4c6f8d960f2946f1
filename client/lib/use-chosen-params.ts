import { type TransitionStartFunction, useOptimistic } from 'react'
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * The parameters of the address as they were last chosen, and a function that chooses others. The list of a choice may still be
 * loading when the next one comes, which keeps it.
 */
export const useChosenParams = (startTransition: TransitionStartFunction, options?: NavigateOptions) => {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [chosen, setChosen] = useOptimistic(params)
  const choose = (next: URLSearchParams) =>
    startTransition(async () => {
      setChosen(next)
      await navigate(`?${next}`, { preventScrollReset: true, ...options })
    })
  return [chosen, choose] as const
}
