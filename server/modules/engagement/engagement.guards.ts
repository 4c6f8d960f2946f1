import type { EngagementRow } from '../../database/tables'
import type { EngagementActor } from '../../generated/resolvers'
import type { Guard, Wait } from '../../process/process'

const DAY_MS = 86_400_000
const LATE_DAYS = 3

/** An engagement as the table judges what people do. */
export interface Business extends EngagementRow {
  /** Sides whose account is suspended or deleted. */
  away: readonly EngagementActor[]
}

type EngagementGuard = Guard<Business>

/** What begins anew needs both; what ends something never waits for the other. */
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

/** The clock waits from when the state was entered. */
export const ofSilence = (days: number): Wait<EngagementRow> => ({
  days,
  words: 'of silence',
  since: ({ updatedAt }) => updatedAt,
})

export const pastDueDate = (days: number): Wait<EngagementRow> => ({
  days,
  words: 'past the due date',
  since: ({ dueAt }) => dueAt,
})

export const productOrService = ({ kind }: EngagementRow) =>
  kind === 'product' ? ('DELIVERED' as const) : ('AWAITING_REQUIREMENTS' as const)
