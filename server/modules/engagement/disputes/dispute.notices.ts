import type { EngagementRow } from '../../../database/tables/tables'
import type { EngagementTransition, OneOrBothParties } from '../../../generated/resolvers'
import { priceText } from '../../../lib/money'
import type { EngagementStep, Side } from '../engagement.step'
import { lessSums, type Percentages, releasedSums } from '../sentences/released-sums'

type Priced = Percentages & Pick<EngagementRow, 'priceCents'> & { heldCents?: number | null | undefined }

/** The sums and the note of a step of a dispute, for the side that is notified. */
interface NoticeFacts {
  side: 'BUYER' | 'SELLER'
  engagement: Priced
  /** The refund that is decided or suggested. */
  cents: number | undefined
  note: string | null
}

const quoted = (label: string, { note }: NoticeFacts) => (note ? [`${label}: ${note}`] : [])

const wholePrice = (side: Side, sum: string, isPrice: boolean) => {
  const all = isPrice ? `The whole price of ${sum}` : `All of the ${sum} that was left`
  return side === 'BUYER'
    ? `You get ${all.replace(/^./, (first) => first.toLowerCase())} back.`
    : `${all} goes back to the buyer.`
}

/** States each side's share of the price after the decision. */
export const outcomeFor = (side: Side, engagement: Priced, refundCents: number) => {
  const priceCents = engagement.priceCents ?? 0
  const heldCents = engagement.heldCents ?? priceCents
  const outcome = outcomeOf(side, engagement, heldCents, Math.min(refundCents, heldCents))
  if (heldCents >= priceCents) return outcome
  return `The buyer’s bank had taken ${priceText(priceCents - heldCents)} of ${priceText(priceCents)} back before. ${outcome}`
}

const outcomeOf = (side: Side, engagement: Priced, heldCents: number, refundCents: number) => {
  const restCents = heldCents - refundCents
  const [refund, price, rest] = [priceText(refundCents), priceText(heldCents), priceText(restCents)]
  if (heldCents === 0 && (engagement.priceCents ?? 0) > 0) return 'Nothing was left to pay out.'
  if (restCents === 0) return wholePrice(side, price, heldCents === engagement.priceCents)
  const { earned, commission, fee } = releasedSums(engagement, restCents)
  const back = `${refund} of ${price} goes back to the buyer.`
  switch (side) {
    case 'BUYER':
      return `You get ${refund} of ${price} back. ${rest} goes to the seller${fee ? `, ${fee} of it to the broker` : ''}.`
    case 'SELLER':
      return `You get ${earned}: ${rest} of ${price}, ${lessSums(engagement, restCents)}. ${refund} goes back to the buyer.`
    case 'BROKER':
      return `${back} Of the other ${rest}, you get ${fee ?? priceText(0)}, the seller ${earned} and Marque ${commission}.`
    case 'ADMIN':
      return fee
        ? `${back} Of the other ${rest}, the seller gets ${earned}, the broker ${fee} and Marque ${commission}.`
        : `${back} Of the other ${rest}, the seller gets ${earned} and Marque ${commission}.`
  }
}

const decided = (facts: NoticeFacts) => [
  outcomeFor(facts.side, facts.engagement, facts.cents ?? 0),
  ...quoted('Marque’s reason', facts),
]

const suggested = ({ engagement, cents }: NoticeFacts) =>
  cents === undefined
    ? []
    : [`The suggested refund is ${priceText(cents)} of ${priceText(engagement.priceCents ?? 0)}.`]

const sentences: Partial<Record<EngagementTransition, (facts: NoticeFacts) => string[]>> = {
  OPEN_DISPUTE: (facts) => [
    ...suggested(facts),
    'Please answer within 3 days, with what happened and what you would accept.',
    ...quoted('The reason', facts),
  ],
  ANSWER_DISPUTE: (facts) => [...suggested(facts), ...quoted('The answer', facts)],
  ADD_EVIDENCE: (facts) => quoted('The message', facts),
  ASK_PARTIES: (facts) => [...quoted('Marque asks you', facts), 'Please answer with Add evidence.'],
  WITHDRAW_DISPUTE: (facts) => [
    'The order is again where it was before, and every deadline has as much time left as before the dispute.',
    ...quoted('The message', facts),
  ],
  RESOLVE: decided,
  CONFIRM_RESOLUTION: decided,
}

/** Returns the paragraphs that notify a party of a step of a dispute. Empty for other steps. */
export const disputeNotice = (transition: EngagementTransition, facts: NoticeFacts) =>
  sentences[transition]?.(facts) ?? []

/** True for steps of a dispute that admins are notified of, because they decide it. */
export const isForAdmins = ({ dispute }: EngagementStep) => dispute === 'evidence' || dispute === 'answered'

/** Reads which parties an admin asks. Null for a step without this choice. */
export const readAskedParties = (choice: string | undefined): OneOrBothParties | null =>
  choice === 'BUYER' || choice === 'SELLER' || choice === 'BOTH' ? choice : null
