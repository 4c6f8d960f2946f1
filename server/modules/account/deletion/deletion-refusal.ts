import type { EngagementRow } from '../../../database/tables/tables'
import { priceText } from '../../../lib/money'
import type { Transfers } from '../../payout/transfer.service'

type OpenOrder = Pick<EngagementRow, 'number' | 'brokerId'>

/**
 * The refusal to delete an account that money still belongs to: it names what ends its orders and payouts. A broker can neither
 * complete nor cancel an order. Undefined if nothing is open.
 */
export const deletionRefusal = (
  userId: string,
  open: readonly OpenOrder[],
  unsettled: Awaited<ReturnType<Transfers['unsettledOf']>>,
) => {
  const brokered = open.filter(({ brokerId }) => brokerId === userId)
  const own = open.filter((order) => !brokered.includes(order))
  const texts = [...ownOrdersText(own), ...brokeredOrdersText(brokered), ...payoutsText(unsettled)]
  return texts.length === 0 ? undefined : { __typename: 'OpenBusiness' as const, message: texts.join(' ') }
}

const ownOrdersText = ([first, ...others]: readonly OpenOrder[]) => {
  if (!first) return []
  if (others.length === 0) return [`Money is still held for ${first.number}. Complete or cancel it first.`]
  const count = others.length + 1
  return [`Money is still held for ${count} of your orders, including ${first.number}. Complete or cancel them first.`]
}

const brokeredOrdersText = ([first, ...others]: readonly OpenOrder[]) => {
  if (!first) return []
  if (others.length === 0)
    return [
      `Your fee for ${first.number} is still held. You can delete your account once its buyer and seller have ended the order.`,
    ]
  const fees = `Your fees for ${others.length + 1} orders, including ${first.number}, are still held.`
  return [`${fees} You can delete your account once their buyers and sellers have ended them.`]
}

const payoutsText = ({ unpaid, frozen, returning }: Awaited<ReturnType<Transfers['unsettledOf']>>) => [
  ...(unpaid > 0
    ? [
        `You have earned ${priceText(unpaid)} that is not paid out yet. Set up payouts on the page Payouts if you have not, and delete your account once you have the money.`,
      ]
    : []),
  ...(frozen > 0
    ? [
        `${priceText(frozen)} of your earnings waits until the buyer’s bank has decided. You can delete your account after that.`,
      ]
    : []),
  ...(returning > 0
    ? [
        `${priceText(returning)} of your payouts is on its way back for a refund. You can delete your account once it is back.`,
      ]
    : []),
]
