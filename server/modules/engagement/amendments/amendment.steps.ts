import type { EngagementState } from '../../../generated/resolvers'
import type { FieldSpec } from '../../../process/fields'
import { AMENDMENT_DAYS, ROUND_DAYS } from '../deadlines/periods'
import type { EngagementStep } from '../engagement.step'
import { payment, reason, refund, text } from '../fields'
import {
  additionOffered,
  extensionProposed,
  mayOfferAddition,
  nothingProposed,
  proposedBy,
  proposedTo,
  serviceOnly,
  settlementFor,
  stateAfterSettlement,
  unanswered,
} from './amendment.guards'

const MAX_DAYS = 90
const MAX_ROUNDS = 5

const days = (min: number): FieldSpec => ({ name: 'days', label: 'More days', kind: 'DAYS', min, max: MAX_DAYS })
const addedPrice: FieldSpec = { name: 'price', label: 'Price', kind: 'MONEY', min: 0, max: 'addable' }
const rounds: FieldSpec = { name: 'rounds', label: 'Rounds of changes', kind: 'ROUNDS', min: 0, max: MAX_ROUNDS }

const atWork: readonly EngagementState[] = ['IN_PROGRESS', 'CHANGES_REQUESTED']
const begun: readonly EngagementState[] = [...atWork, 'DELIVERED']
const running: readonly EngagementState[] = ['AWAITING_REQUIREMENTS', ...begun, 'DISPUTED']

/** The part of the process table that changes a running order by agreement. */
export const amendmentSteps: readonly EngagementStep[] = [
  {
    name: 'PROPOSE_EXTENSION',
    label: 'Ask for more time',
    happened: 'More time asked for',
    explanation: 'Proposes a later due date. The buyer accepts it or declines.',
    from: atWork,
    to: [],
    by: { SELLER: serviceOnly },
    fields: [days(1), reason],
    proposes: 'EXTENSION',
    effect: `Expires after ${AMENDMENT_DAYS} days`,
  },
  {
    name: 'REQUEST_ADDITION',
    label: 'Ask for more',
    happened: 'Addition asked for',
    explanation: 'Asks for another round of changes or more work. The seller names a price. Nothing is charged.',
    from: begun,
    to: [],
    by: { BUYER: serviceOnly },
    fields: [text('message', 'What you would like')],
    proposes: 'ADDITION',
    effect: `Expires after ${AMENDMENT_DAYS} days`,
  },
  {
    name: 'OFFER_ADDITION',
    label: 'Offer an addition',
    happened: 'Addition offered',
    explanation: 'Offers another round of changes or more work. The buyer pays the price or declines.',
    from: begun,
    to: [],
    by: { SELLER: mayOfferAddition },
    fields: [
      text('message', 'What the buyer gets'),
      addedPrice,
      { ...days(0), optional: true },
      { ...rounds, optional: true },
    ],
    proposes: 'ADDITION',
    effect: `Expires after ${AMENDMENT_DAYS} days`,
  },
  {
    name: 'PROPOSE_SETTLEMENT',
    label: 'Propose a settlement',
    happened: 'Settlement proposed',
    explanation: 'Proposes to end the order together. If the other agrees, a part is refunded and the rest released.',
    from: running,
    to: [],
    by: { BUYER: nothingProposed, SELLER: nothingProposed },
    fields: [refund, reason],
    proposes: 'SETTLEMENT',
    fresh: true,
    effect: `Expires after ${AMENDMENT_DAYS} days`,
  },
  {
    name: 'ACCEPT_EXTENSION',
    label: 'Accept the later date',
    happened: 'Later date accepted',
    explanation: 'Moves the due date.',
    from: atWork,
    to: [],
    by: { BUYER: extensionProposed },
    fields: [],
    amendment: 'agreed',
    effect: 'Due date moves',
  },
  {
    name: 'ACCEPT_ADDITION',
    label: 'Accept addition',
    happened: 'Addition accepted',
    explanation: 'Pays the price of the addition. Marque holds it until you accept the work.',
    from: atWork,
    to: [],
    by: { BUYER: additionOffered },
    fields: [payment],
    money: 'hold-more',
    amendment: 'agreed',
    effect: 'Its price held; due date moves; rounds added',
  },
  {
    name: 'ACCEPT_ROUND',
    label: 'Accept more work',
    happened: 'More work accepted',
    explanation:
      'Pays the price of the addition. Marque holds it until you accept the work. The seller delivers again.',
    from: ['DELIVERED'],
    to: ['CHANGES_REQUESTED'],
    by: { BUYER: additionOffered },
    fields: [payment],
    money: 'hold-more',
    amendment: 'agreed',
    undrawn: true,
    effect: `Its price held; due in ${ROUND_DAYS} days, or in the days offered`,
  },
  {
    name: 'ACCEPT_SETTLEMENT',
    label: 'Accept settlement',
    happened: 'Settlement accepted',
    explanation: 'Refunds what is proposed and releases the rest. This cannot be undone.',
    from: running,
    to: ['COMPLETED', 'CANCELLED'],
    choose: stateAfterSettlement,
    by: { BUYER: settlementFor('BUYER'), SELLER: settlementFor('SELLER') },
    fields: [],
    money: 'split',
    fresh: true,
    amendment: 'agreed',
    undrawn: true,
    effect: 'Part refunded, rest released; cancelled if all is refunded',
  },
  {
    name: 'DECLINE_AMENDMENT',
    label: 'Decline proposal',
    happened: 'Proposal declined',
    explanation: 'Declines what is proposed. The order goes on as before.',
    from: running,
    to: [],
    by: { BUYER: proposedTo('BUYER'), SELLER: proposedTo('SELLER') },
    fields: [{ ...text('message', 'Message', 2_000), optional: true }],
    amendment: 'ended',
  },
  {
    name: 'WITHDRAW_AMENDMENT',
    label: 'Take proposal back',
    happened: 'Proposal taken back',
    explanation: 'Takes your proposal back. The order goes on as before.',
    from: running,
    to: [],
    by: { BUYER: proposedBy('BUYER'), SELLER: proposedBy('SELLER') },
    fields: [],
    amendment: 'ended',
  },
  {
    name: 'EXPIRE_AMENDMENT',
    label: 'Proposal expires',
    happened: 'Proposal expired',
    explanation: 'Ends a proposal that nobody has answered. The order goes on as before.',
    from: running,
    to: [],
    by: {},
    clock: unanswered,
    fields: [],
    amendment: 'ended',
  },
]
