import type { EngagementParent } from '../../../api/parents'
import type { BrokeredSplit, EngagementSide } from '../../../generated/resolvers'
import { dollars } from '../../../lib/money'
import { brokerFeeOf, commissionOf } from '../../ledger/ledger.service'
import { hasEnded } from '../engagement.states'

interface Balances {
  held: number
  released: number
  commission: number
  brokerFee: number
}

/** The shares of the released money; before the end those of the held money, or of the price. */
const sharesOf = (engagement: EngagementParent, balances: Balances, percentNow: number) => {
  const { state, priceCents, commissionPercent, brokerFeePercent } = engagement
  const { held, released, commission, brokerFee } = balances
  if (hasEnded(state)) return { cents: released, commission, brokerFee }
  const [cents, percent] = [held || (priceCents ?? 0), commissionPercent ?? percentNow]
  return {
    cents,
    commission: commissionOf(cents, percent),
    brokerFee: brokerFeeOf(cents, percent, brokerFeePercent ?? 0),
  }
}

/** The split of a brokered order as a side sees it. The buyer does not see the commission, which is part of the seller's side then. */
export const brokeredSplit = (
  side: EngagementSide,
  engagement: EngagementParent,
  balances: Balances,
  percentNow: number,
): BrokeredSplit | null => {
  if (engagement.brokerId === null) return null
  const { cents, commission, brokerFee } = sharesOf(engagement, balances, percentNow)
  if (cents === 0) return null
  const isBuyer = side === 'BUYER'
  return {
    sum: dollars(cents),
    brokerFee: dollars(brokerFee),
    commission: isBuyer ? null : dollars(commission),
    sellerSide: dollars(cents - brokerFee - (isBuyer ? 0 : commission)),
  }
}
