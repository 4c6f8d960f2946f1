import type { EngagementParent } from '../../../api/parents'
import { MAX_PRICE_CENTS } from '../../../lib/money'
import { readChoice } from '../../listing-option/choice'

/** Rushing is for work that has not begun; after the delivery only rounds of changes are of use. */
const fits = ({ state, days }: EngagementParent, extra: { days: number; rounds: number }) => {
  if (state === 'AWAITING_REQUIREMENTS') return days !== null && days + extra.days >= 1
  return extra.days >= 0 && (state !== 'DELIVERED' || extra.rounds > 0)
}

/** The listing's extras of the day of sale that can still be bought, with their price for the whole quantity. Rounds can be bought again. */
export const extrasOnOffer = (engagement: EngagementParent) => {
  const { quantity, priceCents } = engagement
  const choice = readChoice(engagement)
  const bought = [...(choice?.extras.map(({ key }) => key) ?? []), ...(choice?.added ?? [])]
  return (choice?.offered ?? [])
    .map((extra) => ({ ...extra, cents: extra.cents * quantity }))
    .filter(({ cents }) => cents > 0 && (priceCents ?? 0) + cents <= MAX_PRICE_CENTS)
    .filter((extra) => fits(engagement, extra) && (extra.rounds > 0 || !bought.includes(extra.key)))
}

/** Undefined for an extra that can't be bought. */
export const extraOnOffer = (engagement: EngagementParent, key: string | undefined) =>
  extrasOnOffer(engagement).find((extra) => extra.key === key)
