import type { EngagementParent } from '../../../api/parents'
import type { EngagementRow } from '../../../database/tables/tables'
import type { EngagementDue } from '../../../generated/resolvers'
import { DAY_MS } from '../../../lib/dates'
import { engagementProcess } from '../engagement.process'
import { engagementStates, hasEnded } from '../engagement.states'

const timeDue = (engagement: EngagementParent) => {
  const { dueAt, decisionDueAt } = engagement
  switch (engagementStates[engagement.state].due) {
    case 'WORK':
      return dueAt
    case 'DECISION':
      return decisionDueAt
    default:
      return engagementProcess.deadline(engagement)?.at.toISOString() ?? null
  }
}

/** The date by which lists are sorted; null after the end. While deadlines stand still, it is the last one known. */
export const nextDueAt = (engagement: EngagementRow) =>
  hasEnded(engagement.state) ? null : (timeDue(engagement) ?? engagement.nextDueAt ?? engagement.updatedAt)

/** Returns the next due date. Null after the end, and while deadlines stand still, which a dispute's decision never does. */
export const nextDue = (engagement: EngagementParent, now: Date): EngagementDue | null => {
  // A milestone that waits for its funding is nobody's turn: other milestones come first.
  const { due: kind, turn: by = 'BUYER' } = engagementStates[engagement.state]
  const at = timeDue(engagement)
  if (!kind || at === null || (engagement.pausedAt !== null && kind !== 'DECISION')) return null
  const time = Date.parse(at)
  return { kind, by, at: new Date(time), inDays: dayOf(time) - dayOf(now.getTime()), late: time < now.getTime() }
}

/**
 * The earliest time to come at which work is due or something happens automatically. Undefined while no deadline runs. The decision of
 * a dispute is left out, which never stands still.
 */
export const nextDateOf = (engagement: EngagementRow, now: Date) => {
  const automatic = engagementProcess.nextAutomatic(engagement)?.at.toISOString()
  const due = engagementStates[engagement.state].due === 'DECISION' ? null : timeDue(engagement)
  return automatic && due && due > now.toISOString() && due < automatic ? due : automatic
}

/** The number of the day, in UTC. */
const dayOf = (time: number) => Math.floor(time / DAY_MS)
