import type { EngagementRow } from '../../../database/tables/tables'
import type { EngagementSide } from '../../../generated/resolvers'
import { priceText } from '../../../lib/money'
import { lessSums, type Percentages, releasedSums } from '../sentences/released-sums'

export type Priced = Percentages & Pick<EngagementRow, 'priceCents'> & { heldCents?: number | null | undefined }

const wholePrice = (side: EngagementSide, sum: string, isPrice: boolean) => {
  const all = isPrice ? `The whole price of ${sum}` : `All of the ${sum} that was left`
  return side === 'BUYER'
    ? `You get ${all.replace(/^./, (first) => first.toLowerCase())} back.`
    : `${all} goes back to the buyer.`
}

/** States each side's share of the price after the decision. */
export const outcomeFor = (side: EngagementSide, engagement: Priced, refundCents: number) => {
  const priceCents = engagement.priceCents ?? 0
  const heldCents = engagement.heldCents ?? priceCents
  const outcome = outcomeOf(side, engagement, heldCents, Math.min(refundCents, heldCents))
  if (heldCents >= priceCents) return outcome
  return `The buyer’s bank had taken ${priceText(priceCents - heldCents)} of ${priceText(priceCents)} back before. ${outcome}`
}

const outcomeOf = (side: EngagementSide, engagement: Priced, heldCents: number, refundCents: number) => {
  const restCents = heldCents - refundCents
  const [refund, price, rest] = [priceText(refundCents), priceText(heldCents), priceText(restCents)]
  if (heldCents === 0) return engagement.priceCents ? 'Nothing was left to pay out.' : 'No money was held.'
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
