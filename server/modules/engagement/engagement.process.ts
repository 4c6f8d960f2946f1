import type { EngagementParent } from '../../api/parents'
import type { EngagementState, EngagementTransition } from '../../generated/resolvers'
import type { FieldSpec } from '../../process/fields'
import { always, createProcess, type Step } from '../../process/process'
import {
  type EngagementWithParties,
  pastDueDate,
  roundLeft,
  stateAfterPurchase,
  whileActive,
  withoutAnswer,
  workIsLate,
} from './engagement.guards'

export const sides = ['BUYER', 'SELLER', 'ADMIN'] as const
export type Side = (typeof sides)[number]

export interface EngagementStep
  extends Step<EngagementTransition, EngagementState, Side, EngagementParent, EngagementWithParties> {
  /** The button's text. */
  label: string
  /** The event's text in timelines and mails. */
  happened: string
  explanation: string
  fields: readonly FieldSpec[]
  /** How the step moves money. `split` takes the refund from the input. */
  money?: 'hold' | 'release' | 'refund' | 'split'
  /** How the step changes the due date and the rounds that are left. */
  time?: 'starts' | 'another-round'
  /** Both effects in words. */
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
    explanation: 'Asks the seller for a price. A request costs nothing.',
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
    explanation: 'Pays the price. Marque holds it until you accept the work.',
    from: [],
    to: ['AWAITING_REQUIREMENTS', 'DELIVERED'],
    choose: stateAfterPurchase,
    by: { BUYER: always },
    fields: [payment],
    money: 'hold',
    effect: 'Price held',
  },
  {
    name: 'SEND_OFFER',
    label: 'Send offer',
    happened: 'Offer sent',
    explanation:
      'Names the price and how many days the work takes. The offer is valid until it is answered or revised.',
    from: ['QUOTE_REQUESTED', 'COUNTERED', 'OFFERED'],
    to: ['OFFERED'],
    by: { SELLER: whileActive('buyer') },
    fields: [price, { name: 'days', label: 'Days', kind: 'DAYS', min: 1, max: 365 }, text('message', 'Message')],
    effect: '',
  },
  {
    name: 'COUNTER',
    label: 'Counter',
    happened: 'Countered',
    explanation: 'Suggests another price. The seller can send a new offer or decline.',
    from: ['OFFERED'],
    to: ['COUNTERED'],
    by: { BUYER: whileActive('seller') },
    fields: [price, text('message', 'Message')],
    effect: '',
  },
  {
    name: 'ACCEPT_OFFER',
    label: 'Accept offer',
    happened: 'Offer accepted',
    explanation: 'Pays the offered price. Marque holds it until you accept the work.',
    from: ['OFFERED'],
    to: ['AWAITING_REQUIREMENTS'],
    by: { BUYER: whileActive('seller') },
    fields: [payment],
    money: 'hold',
    effect: 'Price held',
  },
  {
    name: 'DECLINE',
    label: 'Decline',
    happened: 'Declined',
    explanation: 'Ends the request without an agreement. Nothing is charged.',
    from: ['QUOTE_REQUESTED', 'OFFERED', 'COUNTERED'],
    to: ['DECLINED'],
    by: { BUYER: always, SELLER: always },
    clock: withoutAnswer(14),
    fields: [text('message', 'Message', 2_000)],
    effect: '',
  },
  {
    name: 'SUBMIT_REQUIREMENTS',
    label: 'Send requirements',
    happened: 'Requirements sent',
    explanation: 'Sends the seller everything needed to start. The time until the due date starts now.',
    from: ['AWAITING_REQUIREMENTS'],
    to: ['IN_PROGRESS'],
    by: { BUYER: whileActive('seller') },
    fields: [text('message', 'Requirements', 10_000)],
    time: 'starts',
    effect: 'Due date starts',
  },
  {
    name: 'DELIVER',
    label: 'Deliver',
    happened: 'Delivered',
    explanation: 'Delivers the work. The buyer has 14 days to answer; without an answer the delivery is accepted.',
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
    explanation: 'Uses the included round of changes. The 14 days stop until the seller delivers again.',
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
    explanation: 'Releases the money to the seller and completes the order. This cannot be undone.',
    from: ['DELIVERED'],
    to: ['COMPLETED'],
    by: { BUYER: always },
    clock: withoutAnswer(14),
    fields: [],
    money: 'release',
    effect: 'Released, less commission',
  },
  {
    name: 'OPEN_DISPUTE',
    label: 'Open dispute',
    happened: 'Dispute opened',
    explanation: 'Stops all deadlines and asks Marque to decide what is released and what is refunded.',
    from: ['IN_PROGRESS', 'DELIVERED', 'CHANGES_REQUESTED'],
    to: ['DISPUTED'],
    by: { BUYER: always, SELLER: always },
    fields: [reason],
    effect: 'Deadlines stop',
  },
  {
    name: 'RESOLVE',
    label: 'Resolve',
    happened: 'Dispute resolved',
    explanation:
      'Refunds part or all of the price to the buyer and releases the rest to the seller. This cannot be undone.',
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
    explanation: 'Cancels the order before work has begun. The buyer is refunded in full.',
    from: ['AWAITING_REQUIREMENTS'],
    to: ['CANCELLED'],
    by: { BUYER: always, SELLER: always },
    clock: withoutAnswer(30),
    fields: [reason],
    money: 'refund',
    effect: 'All refunded',
  },
  {
    name: 'CANCEL_WORK',
    label: 'Cancel work',
    happened: 'Work cancelled',
    explanation: 'Cancels the order while work is in progress. The buyer is refunded in full.',
    from: ['IN_PROGRESS', 'CHANGES_REQUESTED'],
    to: ['CANCELLED'],
    by: { SELLER: always, BUYER: workIsLate },
    clock: pastDueDate(60),
    fields: [reason],
    money: 'refund',
    effect: 'All refunded',
  },
]

export const engagementProcess = createProcess<
  EngagementTransition,
  EngagementState,
  Side,
  EngagementParent,
  EngagementStep,
  EngagementWithParties
>(engagementSteps, sides)
