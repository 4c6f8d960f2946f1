import type { EngagementState } from '../../generated/resolvers'
import type { EngagementWithParties } from './engagement.guards'
import type { Person } from './engagement.process'

interface StateWords extends Record<Person, string> {
  label: string
  /** Where it usually goes on; undefined where it ends. */
  next?: EngagementState
}

const ended = 'It has ended; nothing more can happen to it.'

/** What each state is called and means to whom, in the order in which business reaches them. */
export const engagementStates: Record<EngagementState, StateWords> = {
  QUOTE_REQUESTED: {
    label: 'Quote requested',
    next: 'OFFERED',
    BUYER: 'The seller reads your request and answers with an offer, or declines.',
    SELLER: 'It is your turn. Answer with an offer, or decline.',
    ADMIN: 'The seller is asked for an offer.',
  },
  OFFERED: {
    label: 'Offered',
    next: 'AWAITING_REQUIREMENTS',
    BUYER: 'It is your turn. Accept the offer, answer with another price, or decline.',
    SELLER: 'The buyer reads your offer. Until it is answered you may revise it.',
    ADMIN: 'The buyer reads the offer.',
  },
  COUNTERED: {
    label: 'Countered',
    next: 'OFFERED',
    BUYER: 'The seller reads your price and answers with a new offer, or declines.',
    SELLER: 'It is your turn. Answer the buyer’s price with a new offer, or decline.',
    ADMIN: 'The buyer named another price; the seller answers.',
  },
  DECLINED: { label: 'Declined', BUYER: ended, SELLER: ended, ADMIN: ended },
  AWAITING_REQUIREMENTS: {
    label: 'Awaiting requirements',
    next: 'IN_PROGRESS',
    BUYER: 'It is your turn. Send what the work needs; then it begins.',
    SELLER: 'It is paid. Work begins once the buyer has sent what it needs.',
    ADMIN: 'It is paid; the buyer has yet to send what the work needs.',
  },
  IN_PROGRESS: {
    label: 'In progress',
    next: 'DELIVERED',
    BUYER: 'The seller is at work and delivers by the due date.',
    SELLER: 'It is your turn. Deliver by the due date.',
    ADMIN: 'The seller is at work.',
  },
  DELIVERED: {
    label: 'Delivered',
    next: 'COMPLETED',
    BUYER: 'It is your turn. Look at what was delivered, then accept it or say what is wrong.',
    SELLER: 'The buyer looks at what was delivered. Silence counts as accepting it.',
    ADMIN: 'The buyer looks at what was delivered.',
  },
  CHANGES_REQUESTED: {
    label: 'Changes requested',
    next: 'DELIVERED',
    BUYER: 'The seller makes the changes and delivers again.',
    SELLER: 'It is your turn. Make the changes and deliver again.',
    ADMIN: 'The seller makes changes.',
  },
  DISPUTED: {
    label: 'Disputed',
    next: 'COMPLETED',
    BUYER: 'Marque reads what both of you have written and decides. The money stays held until then.',
    SELLER: 'Marque reads what both of you have written and decides. The money stays held until then.',
    ADMIN: 'It is your turn. Decide what is refunded; the rest is released.',
  },
  COMPLETED: {
    label: 'Completed',
    BUYER: ended,
    SELLER: 'It has ended; what you earned stands below.',
    ADMIN: ended,
  },
  CANCELLED: {
    label: 'Cancelled',
    BUYER: 'It has ended, and everything you paid was refunded.',
    SELLER: 'It has ended, and the buyer was refunded.',
    ADMIN: ended,
  },
}

/** To whom the other side is not there. */
const alone: Record<Person, string> = {
  BUYER: 'The seller’s account is not active at present. What begins something new has to wait; you can end it.',
  SELLER: 'The buyer’s account is not active at present. What begins something new has to wait; the clock goes on.',
  ADMIN: 'One side’s account is not active at present.',
}

export const explanationFor = (side: Person, { state, away }: EngagementWithParties) => {
  const isAlone = away.some((other) => other !== side)
  return isAlone && !hasEnded(state) ? alone[side] : engagementStates[state][side]
}

export const hasEnded = (state: EngagementState) => engagementStates[state].next === undefined
