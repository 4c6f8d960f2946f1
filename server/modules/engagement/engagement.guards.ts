import type { EngagementParent } from '../../api/parents'
import type { EngagementActor } from '../../generated/resolvers'
import type { Guard, Timeout } from '../../process/process'

const DAY_MS = 86_400_000
const LATE_DAYS = 3

/** An engagement with the status of its parties, which the process table checks. */
export interface EngagementWithParties extends EngagementParent {
  /** The sides whose account is suspended or deleted. */
  inactiveSides: readonly EngagementActor[]
}

type EngagementGuard = Guard<EngagementWithParties>

/** Transitions that start work need both parties to be active. Transitions that end it don't. */
export const whileActive = (other: 'buyer' | 'seller'): EngagementGuard => ({
  words: `while the ${other}’s account is active`,
  holds: ({ inactiveSides }) => !inactiveSides.includes(other === 'buyer' ? 'BUYER' : 'SELLER'),
})

export const roundLeft: EngagementGuard = {
  words: 'while a round is left',
  holds: ({ roundsLeft }) => roundsLeft > 0,
}

export const workIsLate: EngagementGuard = {
  words: `once the due date is ${LATE_DAYS} days past`,
  holds: ({ dueAt }, now) => dueAt !== null && Date.parse(dueAt) + LATE_DAYS * DAY_MS <= now.getTime(),
}

/** Counted from the last transition. */
export const withoutAnswer = (days: number): Timeout<EngagementParent> => ({
  days,
  words: 'without an answer',
  since: ({ updatedAt }) => updatedAt,
})

export const pastDueDate = (days: number): Timeout<EngagementParent> => ({
  days,
  words: 'past the due date',
  since: ({ dueAt }) => dueAt,
})

export const stateAfterPurchase = ({ kind }: EngagementParent) =>
  kind === 'product' ? ('DELIVERED' as const) : ('AWAITING_REQUIREMENTS' as const)
