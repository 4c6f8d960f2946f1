import type { EngagementParent } from '../../api/parents'
import type { EngagementEventRow } from '../../database/tables/tables'
import type { EngagementState, ProgressStep } from '../../generated/resolvers'
import type { EngagementWithParties } from './engagement.guards'
import type { Side } from './engagement.process'

interface StateTexts extends Record<Side, string> {
  label: string
  /** The next state on the way to completion. Undefined for a final state. */
  next?: EngagementState
}

const ended = 'This has ended. Nothing more can happen.'

/** The label of each state and its explanation for each side, in their usual order. */
export const engagementStates: Record<EngagementState, StateTexts> = {
  QUOTE_REQUESTED: {
    label: 'Quote requested',
    next: 'OFFERED',
    BUYER: 'The seller has your request and will send an offer or decline.',
    SELLER: 'It is your turn. Send an offer or decline.',
    ADMIN: 'The buyer has asked for an offer.',
  },
  OFFERED: {
    label: 'Offered',
    next: 'AWAITING_REQUIREMENTS',
    BUYER: 'It is your turn. Accept the offer, suggest another price, or decline.',
    SELLER: 'The buyer has your offer. You can revise it until it is answered.',
    ADMIN: 'The buyer has an offer to answer.',
  },
  COUNTERED: {
    label: 'Countered',
    next: 'OFFERED',
    BUYER: 'The seller has your price and will send a new offer or decline.',
    SELLER: 'It is your turn. Send a new offer for the buyer’s price, or decline.',
    ADMIN: 'The buyer has suggested another price. The seller has to answer.',
  },
  DECLINED: { label: 'Declined', BUYER: ended, SELLER: ended, ADMIN: ended },
  AWAITING_REQUIREMENTS: {
    label: 'Awaiting requirements',
    next: 'IN_PROGRESS',
    BUYER: 'It is your turn. Send the requirements so that work can begin.',
    SELLER: 'The order is paid. Work begins when the buyer has sent the requirements.',
    ADMIN: 'The order is paid. The buyer has not sent the requirements yet.',
  },
  IN_PROGRESS: {
    label: 'In progress',
    next: 'DELIVERED',
    BUYER: 'The seller is working and delivers by the due date.',
    SELLER: 'It is your turn. Deliver by the due date.',
    ADMIN: 'The seller is working.',
  },
  DELIVERED: {
    label: 'Delivered',
    next: 'COMPLETED',
    BUYER: 'It is your turn. Check the delivery, then accept it or say what is wrong.',
    SELLER: 'The buyer checks the delivery. Without an answer within 14 days it is accepted.',
    ADMIN: 'The buyer checks the delivery.',
  },
  CHANGES_REQUESTED: {
    label: 'Changes requested',
    next: 'DELIVERED',
    BUYER: 'The seller makes the changes and delivers again.',
    SELLER: 'It is your turn. Make the changes and deliver again.',
    ADMIN: 'The seller is making the requested changes.',
  },
  DISPUTED: {
    label: 'Disputed',
    next: 'COMPLETED',
    BUYER: 'Marque reads both sides and decides. The money is held until then.',
    SELLER: 'Marque reads both sides and decides. The money is held until then.',
    ADMIN: 'It is your turn. Decide how much is refunded. The rest is released.',
  },
  COMPLETED: {
    label: 'Completed',
    BUYER: ended,
    SELLER: 'This has ended. Your earnings are shown below.',
    ADMIN: ended,
  },
  CANCELLED: {
    label: 'Cancelled',
    BUYER: 'This has ended. You were refunded in full.',
    SELLER: 'This has ended. The buyer was refunded in full.',
    ADMIN: ended,
  },
}

/** Explanations while the other party is suspended or deleted. */
const otherPartyInactive: Record<Side, string> = {
  BUYER:
    'The seller’s account is not active at the moment. You can’t start anything new, but you can cancel or decline.',
  SELLER: 'The buyer’s account is not active at the moment. You can’t start anything new. Deadlines still apply.',
  ADMIN: 'The account of one side is not active at the moment.',
}

export const explanationFor = (side: Side, { state, inactiveSides }: EngagementWithParties) => {
  const otherIsInactive = inactiveSides.some((other) => other !== side)
  return otherIsInactive && !hasEnded(state) ? otherPartyInactive[side] : engagementStates[state][side]
}

export const hasEnded = (state: EngagementState) => engagementStates[state].next === undefined

/** The states after a state on the way to completion. */
export const upcomingStates = (state: EngagementState) => {
  const states: EngagementState[] = []
  for (let { next } = engagementStates[state]; next; { next } = engagementStates[next]) states.push(next)
  return states
}

/** The states that an engagement has passed, without loops, and those that usually follow. */
export const progressOf = ({ state }: EngagementParent, events: readonly EngagementEventRow[]): ProgressStep[] => {
  const past: { state: EngagementState; at: Date | string }[] = []
  for (const { state, at } of events) {
    const before = past.findIndex((passed) => passed.state === state)
    if (before >= 0) past.splice(before)
    past.push({ state, at })
  }
  const label = (state: EngagementState) => engagementStates[state].label
  return [
    ...past.map(({ state, at }, place) => ({
      label: label(state),
      at,
      status: place === past.length - 1 ? ('CURRENT' as const) : ('DONE' as const),
    })),
    ...upcomingStates(state).map((state) => ({ label: label(state), at: null, status: 'UPCOMING' as const })),
  ]
}
