import { noAnswers } from '../../process/fields'
import type { Happened } from '../engagement/announce'
import { engagementProcess } from '../engagement/engagement.process'
import type { StepsService } from '../engagement/steps.service'
import type { Paid } from '../payment/paying.service'
import type { PaymentContent } from '../payment/payment-content'
import type { OrderRepository } from './order.repository'

/** How long bought work takes, where no offer says so. */
const USUAL_DAYS = 14

interface Within {
  steps: StepsService
  orders: OrderRepository
  now: () => Date
}

type OrderContent = Extract<PaymentContent, { type: 'order' }>
type OfferContent = Extract<PaymentContent, { type: 'offer' }>

/** Does what was paid for, within the transaction that writes the payment down; undefined where it can't be done any more. */
export const finishPaid = (within: Within, { content, ...paid }: Paid): Promise<Happened[] | undefined> =>
  content.type === 'order' ? finishOrder(within, paid, content) : finishOffer(within, paid, content)

type Payment = Omit<Paid, 'content'>

const finishOrder = async (
  { steps, orders, now }: Within,
  { buyerId, cents, lastFour }: Payment,
  { orderId, lines, receipt }: OrderContent,
) => {
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
  const happened: Happened[] = []
  for (const [position, { cents: priceCents, ...line }] of lines.entries()) {
    const days = line.kind === 'service' ? USUAL_DAYS : null
    const engagement = await steps.begin(
      { ...line, buyerId, orderId, position, priceCents, days },
      { step, actor: 'BUYER', byId: buyerId, answers: noAnswers, cardLastFour: lastFour },
    )
    happened.push({ engagement, step, actor: 'BUYER', receiptTo: receipt.email })
  }
  return happened
}

const finishOffer = async (
  { steps, now }: Within,
  { buyerId, lastFour }: Payment,
  { engagementId, version }: OfferContent,
) => {
  const step = engagementProcess.step('ACCEPT_OFFER')
  const seen = await steps.seen(engagementId)
  if (seen?.version !== version || engagementProcess.refusal(step, 'BUYER', seen, now())) return undefined
  const engagement = await steps.take(seen, {
    step,
    actor: 'BUYER',
    byId: buyerId,
    answers: noAnswers,
    cardLastFour: lastFour,
  })
  return engagement && [{ engagement, step, actor: 'BUYER' as const }]
}
