import type { EngagementParent } from '../../api/parents'
import type { EngagementState, EngagementTransition } from '../../generated/resolvers'
import type { FieldSpec } from '../../process/fields'
import { always, createProcess, type Step } from '../../process/process'
import {
  type EngagementWithParties,
  ofSilence,
  pastDueDate,
  productOrService,
  roundLeft,
  whileThere,
  workLate,
} from './engagement.guards'

export const people = ['BUYER', 'SELLER', 'ADMIN'] as const
export type Person = (typeof people)[number]

export interface EngagementStep
  extends Step<EngagementTransition, EngagementState, Person, EngagementParent, EngagementWithParties> {
  /** On a button. */
  label: string
  /** In a timeline. */
  happened: string
  explanation: string
  fields: readonly FieldSpec[]
  /** What becomes of the money; the refund of `split` is asked for. */
  money?: 'hold' | 'release' | 'refund' | 'split'
  /** What becomes of the due date, and of the rounds. */
  time?: 'starts' | 'another-round'
  /** What becomes of both, in words. */
  effect: string
}

const text = (name: string, label: string, maxLength = 5_000): FieldSpec => ({ name, label, kind: 'TEXT', maxLength })
const reason = text('reason', 'Reason', 2_000)
const price: FieldSpec = { name: 'price', label: 'Price', kind: 'MONEY', min: 100, max: 100_000_000, initial: 'price' }
const payment: FieldSpec = { name: 'payment', label: 'Payment', kind: 'PAYMENT' }

export const engagementSteps: readonly EngagementStep[] = [
  {
    name: 'REQUEST_QUOTE',
    label: 'Request a quote',
    happened: 'Quote requested',
    explanation: 'Asks the seller what the work would cost. Nothing is owed by it.',
    from: [],
    to: ['QUOTE_REQUESTED'],
    by: { BUYER: { words: 'for services', holds: ({ kind }) => kind === 'service' } },
    fields: [text('message', 'Message')],
    effect: '',
  },
  {
    name: 'BUY',
    label: 'Buy',
    happened: 'Bought',
    explanation: 'Pays the price, which Marque holds until the work is accepted.',
    from: [],
    to: ['AWAITING_REQUIREMENTS', 'DELIVERED'],
    choose: productOrService,
    by: { BUYER: always },
    fields: [payment],
    money: 'hold',
    effect: 'Price held',
  },
  {
    name: 'SEND_OFFER',
    label: 'Send offer',
    happened: 'Offer sent',
    explanation: 'Names the price and the days that the work takes. It stands until it is answered or revised.',
    from: ['QUOTE_REQUESTED', 'COUNTERED', 'OFFERED'],
    to: ['OFFERED'],
    by: { SELLER: whileThere('buyer') },
    fields: [price, { name: 'days', label: 'Days', kind: 'DAYS', min: 1, max: 365 }, text('message', 'Message')],
    effect: '',
  },
  {
    name: 'COUNTER',
    label: 'Counter',
    happened: 'Countered',
    explanation: 'Answers with another price. The seller may send a new offer or decline.',
    from: ['OFFERED'],
    to: ['COUNTERED'],
    by: { BUYER: whileThere('seller') },
    fields: [price, text('message', 'Message')],
    effect: '',
  },
  {
    name: 'ACCEPT_OFFER',
    label: 'Accept offer',
    happened: 'Offer accepted',
    explanation: 'Pays the price offered, which Marque holds until you accept the work.',
    from: ['OFFERED'],
    to: ['AWAITING_REQUIREMENTS'],
    by: { BUYER: whileThere('seller') },
    fields: [payment],
    money: 'hold',
    effect: 'Price held',
  },
  {
    name: 'DECLINE',
    label: 'Decline',
    happened: 'Declined',
    explanation: 'Ends it without an agreement. Nobody owes anything.',
    from: ['QUOTE_REQUESTED', 'OFFERED', 'COUNTERED'],
    to: ['DECLINED'],
    by: { BUYER: always, SELLER: always },
    clock: ofSilence(14),
    fields: [text('message', 'Message', 2_000)],
    effect: '',
  },
  {
    name: 'SUBMIT_REQUIREMENTS',
    label: 'Send requirements',
    happened: 'Requirements sent',
    explanation: 'Tells the seller all that the work needs. The days until it is due count from now.',
    from: ['AWAITING_REQUIREMENTS'],
    to: ['IN_PROGRESS'],
    by: { BUYER: whileThere('seller') },
    fields: [text('message', 'Requirements', 10_000)],
    time: 'starts',
    effect: 'Due date starts',
  },
  {
    name: 'DELIVER',
    label: 'Deliver',
    happened: 'Delivered',
    explanation: 'Hands the work over. The buyer has 14 days to answer; silence counts as accepting it.',
    from: ['IN_PROGRESS', 'CHANGES_REQUESTED'],
    to: ['DELIVERED'],
    by: { SELLER: always },
    fields: [
      text('message', 'Message'),
      { name: 'links', label: 'Links', kind: 'LINKS', optional: true, maxLength: 500, maxEntries: 10 },
      { name: 'files', label: 'Files', kind: 'FILES', optional: true, maxEntries: 10 },
    ],
    effect: '',
  },
  {
    name: 'REQUEST_CHANGES',
    label: 'Request changes',
    happened: 'Changes requested',
    explanation: 'Uses the round of changes that is included. The clock stops until the seller delivers again.',
    from: ['DELIVERED'],
    to: ['CHANGES_REQUESTED'],
    by: { BUYER: roundLeft },
    fields: [text('message', 'What should change')],
    time: 'another-round',
    effect: 'One round used; due in 7 days at the earliest',
  },
  {
    name: 'ACCEPT_DELIVERY',
    label: 'Accept delivery',
    happened: 'Delivery accepted',
    explanation: 'Pays the seller what Marque holds and completes the order. It cannot be taken back.',
    from: ['DELIVERED'],
    to: ['COMPLETED'],
    by: { BUYER: always },
    clock: ofSilence(14),
    fields: [],
    money: 'release',
    effect: 'Released, less commission',
  },
  {
    name: 'OPEN_DISPUTE',
    label: 'Open dispute',
    happened: 'Dispute opened',
    explanation: 'Stops the clock and asks Marque to decide what is released and what is refunded.',
    from: ['IN_PROGRESS', 'DELIVERED', 'CHANGES_REQUESTED'],
    to: ['DISPUTED'],
    by: { BUYER: always, SELLER: always },
    fields: [reason],
    effect: 'Clock stops',
  },
  {
    name: 'RESOLVE',
    label: 'Resolve',
    happened: 'Dispute resolved',
    explanation: 'Refunds a part or all to the buyer and releases the rest to the seller. It cannot be taken back.',
    from: ['DISPUTED'],
    to: ['COMPLETED'],
    by: { ADMIN: always },
    fields: [{ name: 'refund', label: 'Refund', kind: 'MONEY', min: 0, max: 'price' }, reason],
    money: 'split',
    effect: 'Part refunded, rest released',
  },
  {
    name: 'CANCEL',
    label: 'Cancel',
    happened: 'Cancelled',
    explanation: 'Ends it before work has begun. The buyer gets everything back.',
    from: ['AWAITING_REQUIREMENTS'],
    to: ['CANCELLED'],
    by: { BUYER: always, SELLER: always },
    clock: ofSilence(30),
    fields: [reason],
    money: 'refund',
    effect: 'All refunded',
  },
  {
    name: 'CANCEL_WORK',
    label: 'Cancel work',
    happened: 'Work cancelled',
    explanation: 'Ends it while work is under way. The buyer gets everything back.',
    from: ['IN_PROGRESS', 'CHANGES_REQUESTED'],
    to: ['CANCELLED'],
    by: { SELLER: always, BUYER: workLate },
    clock: pastDueDate(60),
    fields: [reason],
    money: 'refund',
    effect: 'All refunded',
  },
]

export const engagementProcess = createProcess<
  EngagementTransition,
  EngagementState,
  Person,
  EngagementParent,
  EngagementStep,
  EngagementWithParties
>(engagementSteps, people)
