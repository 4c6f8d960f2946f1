import type { EngagementSide, EngagementState } from '../../../generated/resolvers'

/** The phases in which a hold stops different things: the payment, the held funds, or the transfer of the earnings. */
type Phase = 'unpaid' | 'paid' | 'working' | 'disputed' | 'completed'

const phases: Partial<Record<EngagementState, Phase>> = {
  QUOTE_REQUESTED: 'unpaid',
  OFFERED: 'unpaid',
  COUNTERED: 'unpaid',
  AWAITING_FUNDING: 'unpaid',
  IN_PROGRESS: 'working',
  CHANGES_REQUESTED: 'working',
  DISPUTED: 'disputed',
  COMPLETED: 'completed',
}

const unpaid =
  'Deadlines stand still. Once the hold is lifted, they run on for the time that was left. Until then, nothing can be paid.'
const paid =
  'You did not lose anything: deadlines stand still, and the money stays where it is. Once the hold is lifted, deadlines run on for the time that was left.'

const whilePaid = {
  BUYER: paid,
  SELLER: paid,
  BROKER: 'Deadlines stand still, and nothing is released or refunded.',
  ADMIN: 'Deadlines stand still, and nothing is released or refunded.',
}

const stops: Record<Phase, Record<EngagementSide, string>> = {
  unpaid: {
    BUYER: unpaid,
    SELLER: unpaid,
    BROKER: unpaid,
    ADMIN: 'Deadlines stand still, and nothing can be paid.',
  },
  paid: whilePaid,
  working: { ...whilePaid, SELLER: `${paid} You can go on working.` },
  disputed: {
    BUYER: 'The money stays where it is, and you can’t settle the dispute between you. Marque decides it.',
    SELLER: 'The money stays where it is, and you can’t settle the dispute between you. Marque decides it.',
    BROKER: 'Nothing is released or refunded until Marque has decided the dispute.',
    ADMIN: 'The parties can’t settle it. Decide the dispute, or lift the hold.',
  },
  completed: {
    BUYER: 'You have nothing to do.',
    SELLER: 'Earnings that are not paid out yet stay here until the hold is lifted, and you can’t refund the price.',
    BROKER: 'A fee that is not paid out yet stays here until the hold is lifted.',
    ADMIN: 'Earnings that are not paid out yet stay here. You can refund the price, or lift the hold.',
  },
}

/** Explains the effect of a hold to a side. */
export const holdStops = (side: EngagementSide, state: EngagementState) => stops[phases[state] ?? 'paid'][side]

export const holdExplanation = (side: EngagementSide, state: EngagementState) =>
  `${side === 'ADMIN' ? 'This is on hold.' : 'Marque has put this on hold while we look into it.'} ${holdStops(side, state)}`
