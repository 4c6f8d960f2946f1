import type { EngagementDueKind } from '../../generated/schema'
import { daysFromNow } from '../../lib/dates'
import { pluralize } from '../../lib/text'

interface Due {
  kind: EngagementDueKind
  /** Days by the server's clock; negative once they are past. */
  inDays: number
  late: boolean
}

/** The headline of what is due: `Due in 5 days`, `4 days late`, `12 days left to answer`. */
export const dueText = ({ kind, inDays, late }: Due) => {
  if (late) return lateText[kind](-inDays)
  switch (kind) {
    case 'ANSWER':
      return inDays < 1 ? 'Last day to answer' : `${pluralize(inDays, 'day')} left to answer`
    case 'DECISION':
      return `Decision ${daysFromNow(Math.max(inDays, 0))}`
    case 'FUNDING':
      return inDays < 1 ? 'Last day to fund it' : `${pluralize(inDays, 'day')} left to fund it`
    case 'WORK':
      return `Due ${daysFromNow(Math.max(inDays, 0))}`
  }
}

const lateText: Record<EngagementDueKind, (days: number) => string> = {
  ANSWER: () => 'The time to answer is over',
  DECISION: (days) => (days < 1 ? 'Decision due today' : `Decision ${pluralize(days, 'day')} late`),
  FUNDING: () => 'The time to fund it is over',
  WORK: (days) => (days < 1 ? 'Late since today' : `${pluralize(days, 'day')} late`),
}
