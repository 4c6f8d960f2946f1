import type { EngagementRow } from '../../../database/tables/tables'
import { priceText } from '../../../lib/money'
import { createMail, quoted } from '../../outbox/mail-template'
import { outcomeFor } from '../disputes/dispute-outcome'
import type { EngagementStep } from '../engagement.step'
import { releasedSums } from '../sentences/released-sums'

type Brokered = Pick<EngagementRow, 'brokerFeePercent' | 'commissionPercent' | 'state' | 'priceCents'> & {
  heldCents?: number | null | undefined
}

type NotifiedStep = Pick<EngagementStep, 'name' | 'money' | 'dispute'>

/** The sentence about a step for the broker of the engagement. Undefined for what concerns only the parties. */
export const brokerText = ({ name, money, dispute }: NotifiedStep, engagement: Brokered, refundCents = 0) => {
  const { brokerFeePercent, state, priceCents, heldCents } = engagement
  const fee = `Your fee of ${brokerFeePercent ?? 0}%`
  if (name === 'REQUEST_QUOTE' || name === 'COUNTER')
    return 'The seller can answer, or you with an offer in their name.'
  if (name === 'DECLINE' || (name === 'REPORT_CONFLICT' && state === 'DECLINED'))
    return 'The quote has ended without an agreement.'
  if (money === 'hold') return `What was paid is held. ${fee} follows when it is released.`
  if (dispute === 'opened') return `${fee} waits until the dispute is decided.`
  if (dispute === 'withdrawn') return `The dispute was withdrawn. ${fee} follows when the held money is released.`
  if (money === 'take-back')
    return `A part of the price went back to the buyer, and the same share of ${fee.toLowerCase()}.`
  if (state === 'CANCELLED')
    return money ? 'The price went back to the buyer, so there is no fee.' : 'It was not paid, so there is no fee.'
  if (money === 'split') return outcomeFor('BROKER', engagement, refundCents)
  const { fee: sum = priceText(0) } = releasedSums(engagement, heldCents ?? priceCents ?? 0)
  return money === 'release' ? `${fee} of what was released, ${sum}, is in your balance.` : undefined
}

/** The mail to the broker of an engagement. */
export const brokerMail = (to: string, { number, title }: EngagementRow, happened: string, text: string, url: string) =>
  createMail({
    to,
    subject: `${happened}: ${quoted(title)}`,
    paragraphs: [text],
    facts: [['Order', number]],
    button: { label: 'See the order', url },
  })
