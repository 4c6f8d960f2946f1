import type { EngagementParent } from '../../api/parents'
import type { EngagementEventRow } from '../../database/tables/tables'
import type { EngagementDueKind, EngagementSide, EngagementState, ProgressStep } from '../../generated/resolvers'
import { capitalized, plural } from '../../lib/text'
import { awaits, isRequest } from './amendments/amendment.guards'
import { ACCEPTANCE_DAYS, LATE_DAYS } from './deadlines/periods'
import { awaitsDisclosure, disclosureText } from './disclosure/disclosure-view'
import { disputeAwaits } from './disputes/dispute.guards'
import { disputeExplanation } from './disputes/dispute-view'
import { type ConfirmationRefusal, type EngagementWithParties, workIsLate } from './engagement.guards'
import { engagementProcess } from './engagement.process'
import { holdExplanation } from './holds/hold.sentences'
import { type Facts, factsFor } from './sentences/engagement.facts'

interface StateTexts extends Record<Exclude<EngagementSide, 'BROKER'>, (facts: Facts) => string> {
  /** The text for the broker. By default brokers read the text for admins. */
  BROKER?: (facts: Facts) => string
  label: string
  /** The label in the diagram, if the usual one is too long for a box. */
  drawn?: string
  /** The usual next state. Undefined for a final state. */
  next?: EngagementState
  /** The side whose turn it is. */
  turn?: EngagementSide
  /** Sentences that others read about a side, beside those about its transitions. */
  about?: Partial<Record<EngagementSide, (facts: Facts) => string>>
  /** The kind of the next due date. Undefined for a final state. */
  due?: EngagementDueKind
}

const withoutAgreement = () => 'This ended without an agreement. Nothing was charged.'
const complete = ({ orderOrMilestone }: Facts) =>
  `${capitalized(orderOrMilestone)} is complete. Everything about it stays here.`
export const neverFunded = 'This milestone was cancelled before it was funded. Nothing was charged.'
const cancelled = ({ side, buyer, price, isFunded, orderOrMilestone }: Facts) => {
  if (!isFunded) return neverFunded
  const refunded = `${side === 'BUYER' ? 'You were' : `${buyer} was`} refunded in full.`
  return `${capitalized(orderOrMilestone)} was cancelled. ${price ? refunded : 'There was nothing to pay.'}`
}
const paid = ({ price, orderOrMilestone }: Facts) => `${capitalized(orderOrMilestone)} is ${price ? 'paid' : 'free'}.`
const onlyInDisputes = { ADMIN: () => 'Steps in only if one of you opens a dispute.' }

/** The label of each state and its explanation for each side, in their usual order. */
export const engagementStates: Record<EngagementState, StateTexts> = {
  QUOTE_REQUESTED: {
    label: 'Quote requested',
    next: 'OFFERED',
    turn: 'SELLER',
    due: 'ANSWER',
    BUYER: ({ seller }) => `${seller} has your request and will send an offer or decline.`,
    SELLER: ({ buyer }) => `${buyer} would like to know your price. Send an offer or decline.`,
    ADMIN: ({ buyer }) => `${buyer} has asked for an offer.`,
  },
  OFFERED: {
    label: 'Offered',
    next: 'AWAITING_REQUIREMENTS',
    turn: 'BUYER',
    due: 'ANSWER',
    BUYER: ({ seller, price, days, offered }) =>
      `${seller} offers the work for ${price ?? 'nothing'}${offered ? ` in ${offered.count} milestones` : ''}${days === null ? '' : `, done in ${plural(days, 'day')}`}. Accept it, suggest another price, or decline.`,
    SELLER: ({ buyer }) => `${buyer} has your offer. You can revise it until it is answered.`,
    ADMIN: ({ buyer }) => `${buyer} has an offer to answer.`,
  },
  COUNTERED: {
    label: 'Countered',
    next: 'OFFERED',
    turn: 'SELLER',
    due: 'ANSWER',
    BUYER: ({ seller }) => `${seller} has your price and will send a new offer or decline.`,
    SELLER: ({ buyer, price }) => `${buyer} suggests ${price ?? 'another price'}. Send a new offer for it, or decline.`,
    ADMIN: ({ buyer, seller }) => `${buyer} has suggested another price. ${seller} has to answer.`,
  },
  DECLINED: { label: 'Declined', BUYER: withoutAgreement, SELLER: withoutAgreement, ADMIN: withoutAgreement },
  AWAITING_FUNDING: {
    label: 'Not funded yet',
    drawn: 'Not funded',
    next: 'AWAITING_REQUIREMENTS',
    due: 'FUNDING',
    BUYER: ({ seller }) => `Fund this milestone when ${seller} should work on it. Nothing is charged until then.`,
    SELLER: ({ buyer }) => `${buyer} has not paid for this milestone yet. Begin once it is funded.`,
    ADMIN: ({ buyer }) => `${buyer} has not paid for this milestone yet.`,
  },
  AWAITING_REQUIREMENTS: {
    label: 'Awaiting requirements',
    next: 'IN_PROGRESS',
    turn: 'BUYER',
    due: 'ANSWER',
    BUYER: ({ seller }) => `Tell ${seller} what to make, so that work can begin.`,
    SELLER: (facts) => `${paid(facts)} Work begins when ${facts.buyer} has sent the requirements.`,
    ADMIN: (facts) => `${paid(facts)} ${facts.buyer} has not sent the requirements yet.`,
  },
  IN_PROGRESS: {
    label: 'In progress',
    next: 'DELIVERED',
    turn: 'SELLER',
    due: 'WORK',
    BUYER: ({ seller }) => `${seller} is working and delivers by the due date.`,
    SELLER: () => 'Deliver by the due date.',
    ADMIN: ({ seller }) => `${seller} is working.`,
    about: onlyInDisputes,
  },
  DELIVERED: {
    label: 'Delivered',
    next: 'COMPLETED',
    turn: 'BUYER',
    due: 'ANSWER',
    BUYER: () => 'Look at the delivery, then accept it or say what is wrong.',
    SELLER: ({ buyer }) =>
      `${buyer} is looking at the delivery. Without an answer within ${ACCEPTANCE_DAYS} days it is accepted.`,
    ADMIN: ({ buyer }) => `${buyer} is looking at the delivery.`,
    about: { SELLER: () => 'Can’t change the delivery while it is with you.', ...onlyInDisputes },
  },
  CHANGES_REQUESTED: {
    label: 'Changes requested',
    next: 'DELIVERED',
    turn: 'SELLER',
    due: 'WORK',
    BUYER: ({ seller }) => `${seller} makes the changes and delivers again.`,
    SELLER: ({ buyer }) => `${buyer} asks for changes. Make them and deliver again.`,
    ADMIN: ({ seller }) => `${seller} is making the requested changes.`,
    about: onlyInDisputes,
  },
  DISPUTED: {
    label: 'Disputed',
    next: 'COMPLETED',
    turn: 'ADMIN',
    due: 'DECISION',
    BUYER: disputeExplanation,
    SELLER: disputeExplanation,
    BROKER: () => 'A dispute is open. Marque decides how much is released, and your fee is part of it.',
    ADMIN: () => 'Decide how much is refunded. The rest is released.',
  },
  COMPLETED: {
    label: 'Completed',
    BUYER: complete,
    SELLER: complete,
    BROKER: complete,
    ADMIN: (facts) =>
      `${complete(facts)}${facts.refundable ? ' What is left of the price can still be refunded.' : ''}`,
  },
  CANCELLED: {
    label: 'Cancelled',
    BUYER: cancelled,
    SELLER: cancelled,
    ADMIN: cancelled,
  },
}

const textsOf = (state: EngagementState) => ({ BROKER: engagementStates[state].ADMIN, ...engagementStates[state] })

/** Explanations while the other party is suspended or deleted. */
const otherPartyInactive: Record<EngagementSide, string> = {
  BUYER: 'The seller’s account is not active at the moment. Deadlines stand still. You can do what is listed below.',
  SELLER: 'The buyer’s account is not active at the moment. Deadlines stand still. You can do what is listed below.',
  BROKER: 'The account of a party is not active at the moment. Deadlines stand still, and nothing is released by them.',
  ADMIN: 'The account of one side is not active at the moment. Deadlines stand still, and nothing is released by them.',
}

/** Explanations once the work is late. */
const late: Record<EngagementSide | 'CANCELLING_BUYER', (facts: Facts) => string> = {
  BUYER: ({ held }) =>
    `The delivery is late. Ask the seller when it comes. Once it is ${LATE_DAYS} days late, you can cancel${held ? ' and are refunded in full' : ''}.`,
  CANCELLING_BUYER: ({ held }) =>
    `The delivery is late. Ask the seller when it comes. You can also cancel now${held ? ', and are refunded in full' : ''}.`,
  SELLER: () => 'The delivery is late. Deliver as soon as you can, and tell the buyer when.',
  BROKER: () => 'The delivery is late.',
  ADMIN: () => 'The delivery is late.',
}

const twoAdmins =
  'An order or offer as large as this is decided by two admins: one proposes, and another confirms. Both have been admins for a day, and neither has made the other an admin, directly or through others.'

const confirmationRefusals: Record<ConfirmationRefusal, string> = {
  OWN_PROPOSAL: 'Your proposal waits for another admin.',
  NEW_ADMIN: 'You can’t confirm the proposal yet, because you have been an admin for less than a day.',
  NEW_PROPOSER: 'You can’t confirm the proposal yet, because the admin who made it has been one for less than a day.',
  FORMER_PROPOSER:
    'You can’t confirm the proposal, because whoever made it is no longer an admin, or is suspended. Withdraw it to make another one.',
  MADE_ADMIN_BY_THE_OTHER:
    'You can’t confirm the proposal, because one of you made the other an admin, directly or through others. It waits for another admin.',
}

const decision = ({ proposedById, confirmationRefusal }: EngagementWithParties) => {
  if (proposedById === null) return twoAdmins
  return `${confirmationRefusal === null ? 'Confirm the proposal, or withdraw it.' : confirmationRefusals[confirmationRefusal]} ${twoAdmins}`
}

/** An admin decides a dispute whether the accounts are active or not. */
const isOtherInactive = (side: EngagementSide, { state, inactiveSides }: EngagementWithParties) =>
  !hasEnded(state) && !(side === 'ADMIN' && state === 'DISPUTED') && inactiveSides.some((other) => other !== side)

/** `Delivered. It is your turn.` Only the label of the state where it is another's turn, or nobody's. */
export const headlineFor = (side: EngagementSide, engagement: EngagementWithParties) => {
  const { label, turn } = engagementStates[engagement.state]
  const waits = engagement.onHold === 1 || engagement.confirmationRefusal !== null || isOtherInactive(side, engagement)
  const isTurn =
    turn === side ||
    (side === 'BUYER' && engagement.isNextMilestone) ||
    awaits(engagement, side) ||
    awaitsDisclosure(side, engagement)
  return (isTurn && !waits) || disputeAwaits(side, engagement) ? `${label}. It is your turn.` : label
}

export const explanationFor = (side: EngagementSide, engagement: EngagementWithParties, now: Date) => {
  const { state } = engagement
  const question = disputeAwaits(side, engagement) ? ` ${disputeExplanation(factsFor(side, engagement))}` : ''
  if (engagement.onHold === 1) return `${holdExplanation(side, state)}${question}`
  const waitsForAdmins = state === 'DISPUTED' || engagement.proposedById !== null
  if (side === 'ADMIN' && waitsForAdmins && engagement.needsTwoAdmins) return decision(engagement)
  if (isOtherInactive(side, engagement)) return `${otherPartyInactive[side]}${question}`
  const isLate = engagementStates[state].due === 'WORK' && Date.parse(engagement.dueAt ?? '') < now.getTime()
  const text = isLate
    ? late[side === 'BUYER' && workIsLate.holds(engagement, now) ? 'CANCELLING_BUYER' : side]
    : textsOf(state)[side]
  const explanation = text(factsFor(side, engagement))
  const proposal =
    awaits(engagement, side) && `A ${isRequest(engagement) ? 'request' : 'proposal'} waits for your answer.`
  return [disclosureText(side, engagement), explanation, proposal].filter(Boolean).join(' ')
}

/** The states in which the price, or what the bank has left of it, is held. */
export const fundedStates: readonly EngagementState[] = [
  'AWAITING_REQUIREMENTS',
  'IN_PROGRESS',
  'DELIVERED',
  'CHANGES_REQUESTED',
  'DISPUTED',
]

export const hasEnded = (state: EngagementState) => engagementStates[state].next === undefined

const namesOf = (matches: (texts: StateTexts, state: EngagementState) => boolean) =>
  Object.keys(engagementStates).filter(
    (name): name is EngagementState => isState(name) && matches(engagementStates[name], name),
  )

const isState = (name: string): name is EngagementState => Object.hasOwn(engagementStates, name)

export const stateNames = namesOf(() => true)

export const finalStates = namesOf(({ next }) => next === undefined)

/** The states in which work is due. */
export const workStates = namesOf(({ due }) => due === 'WORK')

/** The states that wait for an answer of a side. Work in progress waits for none. */
export const statesAnsweredBy = (side: EngagementSide) =>
  namesOf(({ turn }, state) => turn === side && state !== 'IN_PROGRESS')

/** The states that usually follow, up to completion. */
export const upcomingStates = (state: EngagementState) => {
  const states: EngagementState[] = []
  for (let { next } = engagementStates[state]; next; { next } = engagementStates[next]) states.push(next)
  return states
}

/** The states that an engagement has passed, without loops, and those that usually follow. */
export const progressOf = (
  { state, requirementsSent }: EngagementParent,
  events: readonly EngagementEventRow[],
): ProgressStep[] => {
  const past: { state: EngagementState; at: Date | string }[] = []
  for (const { state, at, transition } of events) {
    if (engagementProcess.step(transition).to.length === 0) continue
    const before = past.findIndex((earlier) => earlier.state === state)
    if (before >= 0) past.splice(before)
    past.push({ state, at })
  }
  const label = (state: EngagementState) => engagementStates[state].label
  return [
    ...past.map(({ state, at }, index) => ({
      label: label(state),
      at,
      status: index === past.length - 1 ? ('CURRENT' as const) : ('DONE' as const),
    })),
    ...upcomingStates(state)
      .filter((upcoming) => requirementsSent === 0 || upcoming !== 'AWAITING_REQUIREMENTS')
      .map((state) => ({ label: label(state), at: null, status: 'UPCOMING' as const })),
  ]
}
