import type { EngagementParent } from '../../api/parents'
import type { EngagementActor } from '../../generated/resolvers'
import { DAY_MS } from '../../lib/dates'
import type { Guard, Timeout } from '../../process/process'
import { LATE_DAYS } from './deadlines/periods'
import type { Party } from './engagement.step'

/** The reason why an admin may not confirm a proposal: one person could have both accounts, or its proposer is no admin by now. */
export type ConfirmationRefusal =
  | 'OWN_PROPOSAL'
  | 'NEW_ADMIN'
  | 'NEW_PROPOSER'
  | 'FORMER_PROPOSER'
  | 'MADE_ADMIN_BY_THE_OTHER'

/** An engagement with the status of its parties, which the process table checks. */
export interface EngagementWithParties extends EngagementParent {
  /** The sides whose account is suspended or deleted. */
  inactiveSides: readonly EngagementActor[]
  /** The first names of its parties, for sentences about them. */
  firstNames: Record<Party, string>
  /** True if its price, or the sum of its order or milestone plan, exceeds what one admin may decide about. */
  needsTwoAdmins: boolean
  /** The reason why the viewer may not confirm the proposal that waits for another admin. Null if there is none. */
  confirmationRefusal: ConfirmationRefusal | null
  /** The refundable part of the price after completion. 0 while the buyer's bank has taken it back or may do so. */
  refundableCents: number
  /** The held funds: less than the price once the buyer's bank has taken a part back. */
  heldCents: number
  /** Whether it is a milestone that waits for its funding, and no earlier one of the plan is open. */
  isNextMilestone: boolean
  /** Whether its broker has an active mandate, and may send offers for the seller. */
  mandateIsActive: boolean
}

type EngagementGuard = Guard<EngagementWithParties>

/** Guards transitions that start work. Those that end it stay allowed while the other party is suspended. */
export const whileActive = (other: Party): EngagementGuard => ({
  words: `while the ${other.toLowerCase()}’s account is active`,
  holds: ({ inactiveSides }) => !inactiveSides.includes(other),
})

/** Guards offers that the broker sends for the seller. */
export const whileMandated: EngagementGuard = {
  words: 'for the seller, while the mandate and the accounts of both parties are active',
  holds: ({ mandateIsActive, inactiveSides }) => mandateIsActive && inactiveSides.length === 0,
}

/** Guards transitions that move money. */
export const unlessOnHold: EngagementGuard = {
  words: 'unless Marque has put it on hold',
  holds: ({ onHold }) => onHold === 0,
}

/** Guards payments to the seller. */
export const sellerMayBePaid: EngagementGuard = {
  words: `${whileActive('SELLER').words}, ${unlessOnHold.words}`,
  holds: (engagement, now) => unlessOnHold.holds(engagement, now) && whileActive('SELLER').holds(engagement, now),
}

export const onHold: EngagementGuard = { words: 'while it is on hold', holds: (engagement) => engagement.onHold === 1 }

export const oneAdminSuffices: EngagementGuard = {
  words: 'up to the sum that one admin may decide',
  holds: ({ needsTwoAdmins }) => !needsTwoAdmins,
}

export const twoAdminsNeeded: EngagementGuard = {
  words: 'above the sum that one admin may decide',
  holds: ({ needsTwoAdmins, proposedById }) => needsTwoAdmins && proposedById === null,
}

export const proposed: EngagementGuard = {
  words: 'while a proposal waits',
  holds: ({ proposedById }) => proposedById !== null,
}

export const proposedByAnother: EngagementGuard = {
  words:
    'by another admin than the one who proposed, both admins for a day or longer, if neither made the other an admin, directly or through others',
  holds: ({ proposedById, confirmationRefusal }) => proposedById !== null && confirmationRefusal === null,
}

const isRefundable = ({ refundableCents }: EngagementWithParties) => refundableCents > 0

export const sellerRefunds: EngagementGuard = {
  words: `while something is left of the price, ${unlessOnHold.words}`,
  holds: (engagement, now) => isRefundable(engagement) && unlessOnHold.holds(engagement, now),
}

export const oneAdminRefunds: EngagementGuard = {
  words: oneAdminSuffices.words,
  holds: (engagement, now) => isRefundable(engagement) && oneAdminSuffices.holds(engagement, now),
}

export const twoAdminsRefund: EngagementGuard = {
  words: twoAdminsNeeded.words,
  holds: (engagement, now) => isRefundable(engagement) && twoAdminsNeeded.holds(engagement, now),
}

export const refundProposedByAnother: EngagementGuard = {
  words: proposedByAnother.words,
  holds: (engagement, now) =>
    (engagement.proposedRefundCents ?? 0) <= engagement.refundableCents && proposedByAnother.holds(engagement, now),
}

export const roundLeft: EngagementGuard = {
  words: 'while a round is left',
  holds: ({ roundsLeft }) => roundsLeft > 0,
}

export const workIsLate: EngagementGuard = {
  words: `once the due date is ${LATE_DAYS} days past, unless Marque has put it on hold`,
  holds: ({ dueAt, onHold }, now) =>
    onHold === 0 && dueAt !== null && Date.parse(dueAt) + LATE_DAYS * DAY_MS <= now.getTime(),
}

/** Days in which nobody answers. They don't count while deadlines stand still. */
export const withoutAnswer = (days: number): Timeout<EngagementParent> => ({
  days,
  words: 'without an answer',
  drawn: 'pass',
  since: ({ pausedAt, waitingSince, updatedAt }) => (pausedAt === null ? (waitingSince ?? updatedAt) : null),
})

export const pastDueDate = (days: number): Timeout<EngagementParent> => ({
  days,
  words: 'past the due date',
  drawn: 'late',
  since: ({ pausedAt, dueAt }) => (pausedAt === null ? dueAt : null),
})

export const stateAfterPurchase = ({ kind }: EngagementParent) =>
  kind === 'product' ? ('DELIVERED' as const) : ('AWAITING_REQUIREMENTS' as const)
