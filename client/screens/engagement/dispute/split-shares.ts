import { formatPrice } from '../../../lib/money'
import { parsePrice } from '../../../lib/parse-price'
import type { Transition } from '../actions/transition'

export type Split = NonNullable<Transition['split']>

interface SplitShares {
  refund: number
  /** All of the rest. */
  released: number
  earned: number
  commission: number
  /** The broker's fee. Undefined without a broker. */
  fee: number | undefined
}

const cents = (dollars: number) => Math.round(dollars * 100)

/** A percentage of an amount in cents, rounded half-up. */
const percentOf = (amount: number, percent: number) => Math.floor((amount * percent + 50) / 100)

/** Splits the held money between the sides, in dollars. Undefined while the refund is not a sum within it. */
export const shareOut = (
  { held, commissionPercent, brokerFeePercent }: Split,
  typed: string,
): SplitShares | undefined => {
  const refund = parsePrice(typed)
  if (refund === null || refund === undefined || refund > held) return undefined
  const released = cents(held) - cents(refund)
  const commission = percentOf(released, commissionPercent)
  const fee = Math.min(percentOf(released, brokerFeePercent ?? 0), released - commission)
  return {
    refund,
    released: released / 100,
    earned: (released - commission - fee) / 100,
    commission: commission / 100,
    fee: brokerFeePercent === null ? undefined : fee / 100,
  }
}

/** The last question before the decision is sent. */
export const splitQuestion = ({ buyer, seller, held }: Split, { refund, earned, commission, fee }: SplitShares) =>
  `${buyer} gets ${formatPrice(refund)} of ${formatPrice(held)} back. ${seller} gets ${formatPrice(earned)}, after ${formatPrice(commission)} of commission${fee === undefined ? '' : ` and ${formatPrice(fee)} for the broker`}. This cannot be undone.`
