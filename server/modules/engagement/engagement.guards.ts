import type { EngagementParent } from '../../api/parents'
import type { EngagementActor } from '../../generated/resolvers'
import type { Guard, Wait } from '../../process/process'

const DAY_MS = 86_400_000
const LATE_DAYS = 3

/** An engagement with the status of its parties, which the process table checks. */
export interface EngagementWithParties extends EngagementParent {
  /** The sides whose account is suspended or deleted. */
  away: readonly EngagementActor[]
}

type EngagementGuard = Guard<EngagementWithParties>

/** Transitions that start work need both parties. Those that end it never wait for the other. */
export const whileThere = (other: 'buyer' | 'seller'): EngagementGuard => ({
  words: `while the ${other}’s account is active`,
  holds: ({ away }) => !away.includes(other === 'buyer' ? 'BUYER' : 'SELLER'),
})

export const roundLeft: EngagementGuard = {
  words: 'while a round is left',
  holds: ({ roundsLeft }) => roundsLeft > 0,
}

export const workLate: EngagementGuard = {
  words: `once the due date is ${LATE_DAYS} days past`,
  holds: ({ dueAt }, now) => dueAt !== null && Date.parse(dueAt) + LATE_DAYS * DAY_MS <= now.getTime(),
}

/** Counted from when the state was entered. */
export const ofSilence = (days: number): Wait<EngagementParent> => ({
  days,
  words: 'of silence',
  since: ({ updatedAt }) => updatedAt,
})

export const pastDueDate = (days: number): Wait<EngagementParent> => ({
  days,
  words: 'past the due date',
  since: ({ dueAt }) => dueAt,
})

export const productOrService = ({ kind }: EngagementParent) =>
  kind === 'product' ? ('DELIVERED' as const) : ('AWAITING_REQUIREMENTS' as const)
