import type {
  EngagementActor,
  EngagementSide,
  EngagementState,
  OneOrBothParties,
  TransitionTerm,
} from '../../../generated/resolvers'
import { shortDayText } from '../../../lib/dates'
import { priceText } from '../../../lib/money'
import { type AmendmentFacts, amendmentFacts } from '../amendments/amendment-texts'
import type { EngagementWithParties } from '../engagement.guards'
import type { Party } from '../engagement.step'
import { type OfferedFacts, offeredFacts } from '../milestones/milestones'
import { lessParts, releasedSums } from './released-sums'

/** The values that sentences use, from the side that reads them. Sums are texts: `$1,400.00`. */
export interface Facts {
  side: EngagementSide
  state: EngagementState
  /** Undefined before an offer, and if nothing is to be paid. */
  price: string | undefined
  /** The held funds. Undefined if there are none. */
  held: string | undefined
  days: number | null
  /** First names. */
  buyer: string
  seller: string
  /** The proposed resolution of a dispute, or refund. */
  refund: string
  rest: string
  /** The shares of the rest by the proposed resolution. */
  proposed: ReturnType<typeof releasedSums>
  /** `less Marque’s commission and the broker’s fee` */
  less: string
  /** The part of the price that a completed engagement can still refund. Undefined if there is none. */
  refundable: string | undefined
  /** The rounds of changes that are left: `one round of changes`. */
  rounds: string
  /** The due date, `Dec 5`. */
  due: string | undefined
  /** Whether deadlines stand still. */
  isPaused: boolean
  amendment: AmendmentFacts
  /** The milestones of an offer that is not accepted yet; undefined without. */
  offered: OfferedFacts | undefined
  /** `this milestone` of an order that has several, `the order` of all others. */
  orderOrMilestone: string
  /** Whether requirements that the buyer has sent for another milestone apply. */
  requirementsSent: boolean
  /** False for a milestone that was never funded. */
  isFunded: boolean
  /** The side that opened the open dispute, those that have not answered it, and those that an admin has asked. */
  disputedBy: EngagementSide | null
  unansweredBy: OneOrBothParties | null
  askedOf: OneOrBothParties | null
  stateBeforeDispute: EngagementState | null
}

export const factsFor = (side: EngagementSide, engagement: EngagementWithParties): Facts => {
  const { state, priceCents, days, firstNames, proposedRefundCents, refundableCents, roundsLeft } = engagement
  const { disputedBy, unansweredBy, askedOf, stateBeforeDispute, planId, cardLastFour, requirementsSent } = engagement
  const { heldCents, dueAt, pausedAt } = engagement
  // A refund after completion is not of held funds.
  const refundCents = state === 'COMPLETED' ? (proposedRefundCents ?? 0) : Math.min(proposedRefundCents ?? 0, heldCents)
  const restCents = Math.max(0, heldCents - refundCents)
  return {
    side,
    state,
    price: priceCents ? priceText(priceCents) : undefined,
    held: heldCents > 0 ? priceText(heldCents) : undefined,
    days,
    buyer: firstNames.BUYER,
    seller: firstNames.SELLER,
    refund: priceText(refundCents),
    rest: priceText(restCents),
    proposed: releasedSums(engagement, restCents),
    less: lessParts(engagement),
    refundable: refundableCents > 0 ? priceText(refundableCents) : undefined,
    rounds: roundsText(roundsLeft),
    due: dueAt === null ? undefined : shortDayText(dueAt),
    isPaused: pausedAt !== null,
    amendment: amendmentFacts(engagement),
    offered: offeredFacts(engagement),
    orderOrMilestone: planId === null ? 'the order' : 'this milestone',
    requirementsSent: requirementsSent === 1,
    isFunded: planId === null || cardLastFour !== null,
    disputedBy,
    unansweredBy,
    askedOf,
    stateBeforeDispute,
  }
}

export interface StepSentences {
  /** The heading, where the label of the process table doesn't fit. */
  title?: (facts: Facts) => string | undefined
  /** The button. It names every sum that the step moves, unless the form decides it. */
  button?: (facts: Facts) => string | undefined
  explanation?: (facts: Facts) => string | undefined
  /** The terms that the actor agrees to. */
  terms?: (facts: Facts) => TransitionTerm[]
  /** Asked once before a step without fields that moves money. */
  question?: (facts: Facts) => string
  /** Asked once before a form with a sum that can't be taken back. Clients replace `{amount}` by what is typed. */
  amountQuestion?: (facts: Facts) => string
  /** Completes "May …", for the sides that wait for the actor. */
  may: (facts: Facts, actor: EngagementSide) => string
  /** Said to the actor, with the facts after the step and before it. */
  done: (facts: Facts, before: Facts) => string
  /** The event's text, where that of the process table doesn't fit. */
  happened?: (actor: EngagementActor, before: EngagementState, asked: OneOrBothParties | null) => string | undefined
  /** For an automatic step: the side that has the time, and the consequence. */
  deadline?: { purpose: (facts: Facts) => string; silence: (facts: Facts) => string }
}

export const otherParty = ({ side, buyer, seller }: Facts) => (side === 'BUYER' ? seller : buyer)

/** `to answer` for the side that has the time, `for Priya to answer` for the others. */
export const timeTo = (what: string, holder: Party, facts: Facts) =>
  facts.side === holder ? `to ${what}` : `for ${holder === 'BUYER' ? facts.buyer : facts.seller} to ${what}`

const roundsText = (rounds: number) => {
  if (rounds === 1) return 'one round of changes'
  return `${rounds === 0 ? 'no' : rounds} rounds of changes`
}
