import type { EngagementRow } from '../../database/tables/tables'
import type { EngagementActor } from '../../generated/resolvers'
import { priceText } from '../../lib/money'
import { mailText } from '../outbox/mail-text'
import type { EngagementStep } from './engagement.process'
import { engagementStates } from './engagement.states'

const actorNames: Record<EngagementActor, string> = {
  BUYER: 'the buyer',
  SELLER: 'the seller',
  ADMIN: 'Marque',
  CLOCK: 'Marque, because the deadline has passed',
}

/** Tells somebody about a transition that another party took. */
export const engagementMail = (
  { number, state, priceCents }: EngagementRow,
  { happened, money }: EngagementStep,
  actor: EngagementActor,
  link: string,
) =>
  mailText(
    `${number}: ${happened}`,
    `${happened} by ${actorNames[actor]}. ${number} stands at “${engagementStates[state].label}” now.`,
    ...(money === 'hold' && priceCents !== null ? [`${priceText(priceCents)} is paid and held by Marque.`] : []),
    ...(state === 'COMPLETED'
      ? ['For 14 days each side can review the other. What both write is published together.']
      : []),
    'See it, and what you can do, here:',
    link,
  )

/** The receipt of a checkout. */
export const receiptMail = (bought: readonly EngagementRow[], link: string) => {
  const lines = bought.map(({ number, priceCents }) => `${number}  ${priceText(priceCents ?? 0)}`)
  const total = bought.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
  return mailText(
    `Your receipt: ${priceText(total)}`,
    `You have paid ${priceText(total)}, which Marque holds until you accept what you bought.`,
    lines.join('\n'),
    'Quote the MQ number whenever you write to us or to the seller. All your orders:',
    link,
  )
}
