import { Notice } from '../../ui/notice'
import type { Outcome } from './use-outcome'

/** Problems of a field stand beside it. */
export const OutcomeNotice = ({ outcome: { problem, success } }: { outcome: Outcome }) => (
  <>
    {problem && !problem.field && <Notice text={problem.message} />}
    {success && <Notice good text={success} />}
  </>
)
