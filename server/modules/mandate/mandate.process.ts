import type { MandateRow } from '../../database/tables/tables'
import type { MandateSide, MandateState, MandateTransition } from '../../generated/resolvers'
import { inDays } from '../../lib/dates'
import { always, createProcess, type Step } from '../../process/process'

/** A mandate with the values that guards read. */
export interface MandateInContext extends MandateRow {
  brokerIsActive: boolean
}

interface MandateStep extends Step<MandateTransition, MandateState, MandateSide, MandateRow, MandateInContext> {
  /** The button's text. */
  label: string
  /** Completes the sentence "The mandate was …". */
  happened: string
  explanation: string
  to: readonly [MandateState]
}

export const ANSWER_DAYS = 14

const mandateSteps: readonly MandateStep[] = [
  {
    name: 'PROPOSE',
    label: 'Propose',
    happened: 'proposed',
    explanation: 'Asks the owner of the listing for a mandate.',
    from: [],
    to: ['PROPOSED'],
    by: { BROKER: always },
  },
  {
    name: 'ACCEPT',
    label: 'Accept',
    happened: 'accepted',
    explanation:
      'Whoever buys through the broker’s link becomes your customer. The broker’s fee is taken from your earnings of these orders, and the broker may send your offers.',
    from: ['PROPOSED'],
    to: ['ACTIVE'],
    by: {
      OWNER: { words: 'while the broker’s account is active', holds: ({ brokerIsActive }) => brokerIsActive },
    },
  },
  {
    name: 'DECLINE',
    label: 'Decline',
    happened: 'declined',
    explanation: 'Ends the proposal. The broker is told, and can propose another mandate.',
    from: ['PROPOSED'],
    to: ['DECLINED'],
    by: { OWNER: always },
  },
  {
    name: 'WITHDRAW',
    label: 'Withdraw',
    happened: 'withdrawn',
    explanation: 'Takes the proposal back. The owner is told.',
    from: ['PROPOSED'],
    to: ['WITHDRAWN'],
    by: { BROKER: always },
  },
  {
    name: 'EXPIRE',
    label: 'Expire',
    happened: 'not answered and has expired',
    explanation: 'Ends a proposal that nobody has answered.',
    from: ['PROPOSED'],
    to: ['EXPIRED'],
    by: {},
    clock: {
      days: ANSWER_DAYS,
      words: 'without an answer',
      drawn: 'pass',
      since: ({ createdAt }) => createdAt,
    },
  },
  {
    name: 'END',
    label: 'End',
    happened: 'ended',
    explanation: 'Ends the mandate: the link brings no more orders to the broker. Running orders keep broker and fee.',
    from: ['ACTIVE'],
    to: ['ENDED'],
    by: { BROKER: always, OWNER: always },
  },
]

export const mandateProcess = createProcess<
  MandateTransition,
  MandateState,
  MandateSide,
  MandateRow,
  MandateStep,
  MandateInContext
>(mandateSteps, ['BROKER', 'OWNER'])

/** The labels of the states, in their usual order. */
export const mandateStates: Record<MandateState, string> = {
  PROPOSED: 'Proposed',
  ACTIVE: 'Active',
  DECLINED: 'Declined',
  WITHDRAWN: 'Withdrawn',
  EXPIRED: 'Expired',
  ENDED: 'Ended',
}

/** The latest time of a proposal that has expired by now. */
export const expiredBefore = (now: Date) => inDays(now, -ANSWER_DAYS)
