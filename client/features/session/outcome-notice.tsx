import { useLocation } from 'react-router-dom'
import { Notice } from '../../ui/notice'
import { useHydrated } from '../../ui/use-hydrated'
import { doorMessage } from './door-message'
import type { Outcome } from './use-outcome'

/** Problems of a field stand beside it. Until the form has ended, what led here has its say. */
export const OutcomeNotice = ({ outcome: { problem, success } }: { outcome: Outcome }) => {
  const message = doorMessage(useLocation().state)
  // Screen readers say what appears, not what the page came with.
  if (!useHydrated()) return null
  if (success) return <Notice good text={success} />
  if (problem) return problem.field ? null : <Notice text={problem.message} />
  return message && <Notice good text={message} />
}
