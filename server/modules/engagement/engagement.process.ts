import type { EngagementParent } from '../../api/parents'
import type { EngagementSide, EngagementState, EngagementTransition } from '../../generated/resolvers'
import { MAX_PRICE_CENTS } from '../../lib/money'
import type { FieldSpec } from '../../process/fields'
import { MAX_DAYS } from '../../process/milestones-field'
import { always, createProcess } from '../../process/process'
import { amendmentSteps } from './amendments/amendment.steps'
import { ACCEPTANCE_DAYS, ROUND_DAYS } from './deadlines/periods'
import { afterCheck, afterDisclosure, mandatedAfterCheck, unlessNdaOpen } from './disclosure/disclosure.guards'
import { askNdaStep, disclosureSteps } from './disclosure/disclosure.steps'
import { disputeSteps } from './disputes/dispute.steps'
import {
  type EngagementWithParties,
  onHold,
  pastDueDate,
  roundLeft,
  stateAfterPurchase,
  unlessOnHold,
  whileActive,
  withoutAnswer,
  workIsLate,
} from './engagement.guards'
import { type EngagementStep, sides } from './engagement.step'
import { extraSteps } from './extras/extra.steps'
import { files, milestones, otherParties, payment, reason, text } from './fields'
import { milestoneSteps } from './milestones/milestone.steps'
import { refundSteps } from './refunds/refund.steps'
import { answersField } from './requirements/questions'

const price: FieldSpec = {
  name: 'price',
  label: 'Price',
  kind: 'MONEY',
  min: 100,
  max: MAX_PRICE_CENTS,
  initial: 'price',
}

/** The states in which an admin can put an engagement on hold: all but those that ended without a sale. */
const holdableStates: readonly EngagementState[] = [
  'QUOTE_REQUESTED',
  'OFFERED',
  'COUNTERED',
  'AWAITING_FUNDING',
  'AWAITING_REQUIREMENTS',
  'IN_PROGRESS',
  'DELIVERED',
  'CHANGES_REQUESTED',
  'DISPUTED',
  'COMPLETED',
]

export const engagementSteps: readonly EngagementStep[] = [
  {
    name: 'REQUEST_QUOTE',
    label: 'Request a quote',
    happened: 'Quote requested',
    explanation: 'Asks the seller for a price. A request costs nothing.',
    from: [],
    to: ['QUOTE_REQUESTED'],
    by: { BUYER: { words: 'for services', holds: ({ kind }) => kind === 'service' } },
    fields: [text('message', 'Message'), files, otherParties],
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
    effect: 'Price held; a product’s files handed over',
  },
  ...disclosureSteps,
  {
    name: 'SEND_OFFER',
    label: 'Send offer',
    happened: 'Offer sent',
    explanation:
      'Names the price and how many days the work takes, or splits both into milestones. The offer is valid until it is answered or revised.',
    from: ['QUOTE_REQUESTED', 'COUNTERED', 'OFFERED'],
    to: ['OFFERED'],
    by: { SELLER: afterCheck, BROKER: mandatedAfterCheck },
    fields: [
      { ...price, replacedBy: milestones.name },
      { name: 'days', label: 'Days', kind: 'DAYS', min: 1, max: MAX_DAYS, replacedBy: milestones.name },
      milestones,
      text('message', 'Message'),
      files,
    ],
  },
  {
    name: 'COUNTER',
    label: 'Counter',
    happened: 'Countered',
    explanation: 'Suggests another price. The seller can send a new offer or decline.',
    from: ['OFFERED'],
    to: ['COUNTERED'],
    by: { BUYER: whileActive('SELLER') },
    fields: [price, text('message', 'Message'), files],
  },
  {
    name: 'ACCEPT_OFFER',
    label: 'Accept offer',
    happened: 'Offer accepted',
    explanation: 'Pays the offered price, or that of the first milestone. Marque holds it until you accept the work.',
    from: ['OFFERED'],
    to: ['AWAITING_REQUIREMENTS'],
    by: { BUYER: unlessNdaOpen },
    fields: [payment],
    money: 'hold',
    milestones: 'agreed',
    effect: 'Price held, or that of the first milestone',
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
    ending: true,
  },
  ...milestoneSteps,
  {
    name: 'SUBMIT_REQUIREMENTS',
    label: 'Send requirements',
    happened: 'Requirements sent',
    explanation: 'Sends the seller everything needed to start. The time until the due date starts now.',
    from: ['AWAITING_REQUIREMENTS'],
    to: ['IN_PROGRESS'],
    by: { BUYER: whileActive('SELLER') },
    fields: [text('message', 'Requirements', 10_000), files, answersField, otherParties],
    time: 'starts',
    effect: 'Due date starts',
  },
  {
    name: 'DELIVER',
    label: 'Deliver',
    happened: 'Delivered',
    explanation: `Delivers the work. The buyer has ${ACCEPTANCE_DAYS} days to answer; without an answer the delivery is accepted.`,
    from: ['IN_PROGRESS', 'CHANGES_REQUESTED'],
    to: ['DELIVERED'],
    by: { SELLER: afterDisclosure },
    fields: [
      text('message', 'Message'),
      { name: 'links', label: 'Links', kind: 'LINKS', optional: true, maxLength: 500, maxEntries: 10 },
      files,
    ],
  },
  {
    name: 'REQUEST_CHANGES',
    label: 'Request changes',
    happened: 'Changes requested',
    explanation: `Uses one of the rounds of changes that are left. The ${ACCEPTANCE_DAYS} days stop until the seller delivers again.`,
    from: ['DELIVERED'],
    to: ['CHANGES_REQUESTED'],
    by: { BUYER: roundLeft },
    fields: [text('message', 'What should change'), files],
    time: 'another-round',
    effect: `One round used; due in ${ROUND_DAYS} days at the earliest`,
  },
  {
    name: 'ACCEPT_DELIVERY',
    label: 'Accept delivery',
    happened: 'Delivery accepted',
    explanation: 'Releases the money to the seller and completes the order. This cannot be undone.',
    from: ['DELIVERED'],
    to: ['COMPLETED'],
    by: { BUYER: unlessOnHold },
    clock: withoutAnswer(ACCEPTANCE_DAYS),
    fields: [],
    money: 'release',
    fresh: true,
    effect: 'Released, less commission',
  },
  askNdaStep,
  ...extraSteps,
  ...amendmentSteps,
  ...disputeSteps,
  {
    name: 'CANCEL',
    label: 'Cancel',
    happened: 'Cancelled',
    explanation: 'Cancels the order before work has begun. The buyer is refunded in full.',
    from: ['AWAITING_REQUIREMENTS'],
    to: ['CANCELLED'],
    by: { BUYER: unlessOnHold, SELLER: unlessOnHold },
    clock: withoutAnswer(30),
    fields: [reason],
    money: 'refund',
    ending: true,
    effect: 'All refunded',
  },
  {
    name: 'CANCEL_WORK',
    label: 'Cancel work',
    happened: 'Work cancelled',
    explanation: 'Cancels the order while work is in progress. The buyer is refunded in full.',
    from: ['IN_PROGRESS', 'CHANGES_REQUESTED'],
    to: ['CANCELLED'],
    by: { SELLER: unlessOnHold, BUYER: workIsLate },
    clock: pastDueDate(60),
    fields: [reason],
    money: 'refund',
    ending: true,
    effect: 'All refunded',
  },
  ...refundSteps,
  {
    name: 'PUT_ON_HOLD',
    label: 'Put on hold',
    happened: 'Put on hold',
    explanation:
      'Stops all deadlines, payments, releases, transfers and refunds of the parties until the hold is lifted or a dispute is opened. In a dispute the parties can’t settle meanwhile.',
    from: holdableStates,
    to: [],
    by: { ADMIN: unlessOnHold },
    fields: [reason],
    time: 'stops',
    unannounced: true,
    audited: 'PUT_ON_HOLD',
    effect: 'Deadlines stop; no money moves but an admin’s refund',
  },
  {
    name: 'LIFT_HOLD',
    label: 'Lift hold',
    happened: 'Hold lifted',
    explanation: 'Ends the hold. What it has stopped goes on, and deadlines keep the time that was left.',
    from: holdableStates,
    to: [],
    by: { ADMIN: onHold },
    fields: [reason],
    time: 'runs-on',
    unannounced: true,
    audited: 'HOLD_LIFTED',
    effect: 'Deadlines run on',
  },
]

export const engagementProcess = createProcess<
  EngagementTransition,
  EngagementState,
  EngagementSide,
  EngagementParent,
  EngagementStep,
  EngagementWithParties
>(engagementSteps, sides)
