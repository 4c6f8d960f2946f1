import type { EngagementTransition, OneOrBothParties } from '../../../generated/resolvers'
import { priceText } from '../../../lib/money'
import type { EngagementStep, Side } from '../engagement.step'

/** The sums and the note of a step of a dispute, for the side that is notified. */
interface Told {
  side: 'BUYER' | 'SELLER'
  priceCents: number
  /** The refund that is decided or suggested. */
  cents: number | undefined
  note: string | null
}

const quoted = (label: string, { note }: Told) => (note ? [`${label}: ${note}`] : [])

/** States each side's share of the price after the decision. */
export const outcomeFor = (side: Side, priceCents: number, refundCents: number) => {
  const [refund, price] = [priceText(refundCents), priceText(priceCents)]
  const rest = priceText(priceCents - refundCents)
  switch (side) {
    case 'BUYER':
      return `You get ${refund} of ${price} back. ${rest} goes to the seller.`
    case 'SELLER':
      return `You get ${rest} of ${price}, less Marque’s commission. ${refund} goes back to the buyer.`
    case 'BROKER':
    case 'ADMIN':
      return `${refund} of ${price} goes back to the buyer, and ${rest} to the seller, less Marque’s commission.`
  }
}

const decided = (told: Told) => [
  outcomeFor(told.side, told.priceCents, told.cents ?? 0),
  ...quoted('Marque’s reason', told),
]

const suggested = ({ priceCents, cents }: Told) =>
  cents === undefined ? [] : [`The suggested refund is ${priceText(cents)} of ${priceText(priceCents)}.`]

const sentences: Partial<Record<EngagementTransition, (told: Told) => string[]>> = {
  OPEN_DISPUTE: (told) => [
    ...suggested(told),
    'Please answer within 3 days, with what happened and what you would accept.',
    ...quoted('The reason', told),
  ],
  ANSWER_DISPUTE: (told) => [...suggested(told), ...quoted('The answer', told)],
  ADD_EVIDENCE: (told) => quoted('The message', told),
  ASK_PARTIES: (told) => [...quoted('Marque asks you', told), 'Please answer with Add evidence.'],
  WITHDRAW_DISPUTE: (told) => [
    'The order is again where it was before, and every deadline runs on for the time that was left.',
    ...quoted('The message', told),
  ],
  RESOLVE: decided,
  CONFIRM_RESOLUTION: decided,
}

/** Returns the paragraphs that notify a party of a step of a dispute. Empty for other steps. */
export const disputeTold = (transition: EngagementTransition, told: Told) => sentences[transition]?.(told) ?? []

/** True for what the admins who decide a dispute are notified of. */
export const isForJudges = ({ dispute }: EngagementStep) => dispute === 'evidence' || dispute === 'answered'

/** The sides of a chosen value: the only choice of the process is who is asked. */
export const readAsked = (choice: string | undefined): OneOrBothParties | null =>
  choice === 'BUYER' || choice === 'SELLER' || choice === 'BOTH' ? choice : null
