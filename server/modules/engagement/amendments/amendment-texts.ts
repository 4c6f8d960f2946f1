import { priceText } from '../../../lib/money'
import { plural } from '../../../lib/text'
import type { EngagementWithParties } from '../engagement.guards'
import { buysRound, isRequest } from './amendment.guards'

/** `5 more days` */
export const moreDaysText = (days: number) => plural(days, 'more day')

const addedRoundsText = (rounds: number) =>
  rounds === 1 ? 'one more round of changes' : `${rounds} more rounds of changes`

/** The values of the open amendment that sentences use. Sums are texts. */
export interface AmendmentFacts {
  /** A request of the buyer that the seller has not priced. */
  isRequest: boolean
  /** The price of an addition. Undefined if there is nothing to pay. */
  price: string | undefined
  /** The price of the whole work with it. */
  total: string
  days: number
  /** `5 more days` */
  moreDays: string
  /** `one more round of changes`, `more work` */
  added: string
  /** Whether it is a round for what is delivered. */
  isRound: boolean
  /** The refund of a settlement. */
  refund: string
  release: string
}

export const amendmentFacts = (engagement: EngagementWithParties): AmendmentFacts => {
  const { amendmentCents, amendmentDays, amendmentRounds, priceCents, heldCents } = engagement
  const [sum, days, rounds] = [amendmentCents ?? 0, amendmentDays ?? 0, amendmentRounds ?? 0]
  return {
    isRequest: isRequest(engagement),
    price: sum > 0 ? priceText(sum) : undefined,
    total: priceText((priceCents ?? 0) + sum),
    days,
    moreDays: moreDaysText(days),
    added: rounds > 0 ? addedRoundsText(rounds) : 'more work',
    isRound: buysRound(engagement),
    refund: priceText(Math.min(sum, heldCents)),
    release: priceText(Math.max(0, heldCents - sum)),
  }
}
