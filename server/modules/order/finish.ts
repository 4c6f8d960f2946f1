import type { EngagementRow } from '../../database/tables'
import { noAnswers } from '../../process/fields'
import { receiptLetter } from '../engagement/engagement.mails'
import { engagementProcess } from '../engagement/engagement.process'
import { judgedBy } from '../engagement/engagement.service'
import type { StepsService } from '../engagement/steps.service'
import type { LetterBox } from '../letter/letter-box'
import type { Paid } from '../payment/paying.service'
import type { PaymentContent } from '../payment/payment-content'
import { isActive, type UserService } from '../user/user.service'
import type { OrderRepository } from './order.repository'

/** How long bought work takes, where no offer says so. */
const USUAL_DAYS = 14

interface Within {
  steps: StepsService
  orders: OrderRepository
  letterBox: Pick<LetterBox, 'put'>
  user: Pick<UserService, 'hold'>
  /** Where people find the site. */
  site: () => string
  now: () => Date
}

type OrderContent = Extract<PaymentContent, { type: 'order' }>
type OfferContent = Extract<PaymentContent, { type: 'offer' }>

/** Does what was paid for, within the transaction that writes the payment down; false where it can't be done any more. */
export const finishPaid = (within: Within, { content, ...paid }: Paid): Promise<boolean> =>
  content.type === 'order' ? finishOrder(within, paid, content) : finishOffer(within, paid, content)

type Payment = Omit<Paid, 'content'>

const finishOrder = async (
  { steps, orders, letterBox, site, user, now }: Within,
  { buyerId, cents, lastFour, chargeKey }: Payment,
  { orderId, lines, receipt }: OrderContent,
) => {
  // While the card was charged somebody may have been suspended, or have left.
  const accounts = await user.hold([buyerId, ...lines.map(({ sellerId }) => sellerId)])
  if (!accounts.every(isActive)) return false
  await orders.add({
    id: orderId,
    buyerId,
    placedAt: now().toISOString(),
    totalCents: cents,
    cardLastFour: lastFour,
    receiptName: receipt.name,
    receiptCompany: receipt.company,
    receiptEmail: receipt.email,
  })
  const step = engagementProcess.step('BUY')
  const bought: EngagementRow[] = []
  for (const [position, { cents: priceCents, ...line }] of lines.entries()) {
    const days = line.kind === 'service' ? USUAL_DAYS : null
    const engagement = await steps.begin(
      { ...line, buyerId, orderId, position, priceCents, days },
      { step, actor: 'BUYER', byId: buyerId, answers: noAnswers, charge: { cardLastFour: lastFour, chargeKey } },
    )
    bought.push(engagement)
  }
  await letterBox.put(buyerId, receiptLetter(bought, `${site()}/dashboard/customer/orders`), receipt.email)
  return true
}

const finishOffer = async (
  { steps, user, now }: Within,
  { buyerId, lastFour, chargeKey }: Payment,
  { engagementId, version }: OfferContent,
) => {
  const step = engagementProcess.step('ACCEPT_OFFER')
  const seen = await steps.seen(engagementId)
  if (seen?.version !== version) return false
  const judged = judgedBy(seen, await user.hold([seen.buyerId, seen.sellerId]))
  if (judged.away.includes('BUYER') || engagementProcess.refusal(step, 'BUYER', judged, now())) return false
  const engagement = await steps.take(seen, {
    step,
    actor: 'BUYER',
    byId: buyerId,
    answers: noAnswers,
    charge: { cardLastFour: lastFour, chargeKey },
  })
  return engagement !== undefined
}
