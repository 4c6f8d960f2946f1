import type { EngagementRow } from '../../database/tables/tables'
import type { EngagementActor } from '../../generated/resolvers'
import { priceText } from '../../lib/money'
import type { TransitionInput } from '../../process/fields'
import { mailText } from '../outbox/outbox.service'
import { engagementStates } from './engagement.states'
import type { EngagementStep } from './engagement.step'

const happenedBy: Record<EngagementActor, string> = {
  BUYER: 'by the buyer',
  SELLER: 'by the seller',
  ADMIN: 'by Marque',
  CLOCK: 'automatically, because the deadline has passed',
}

/** A transition that was taken, with the text of its event. */
export interface Taken {
  step: EngagementStep
  actor: EngagementActor
  input: TransitionInput
  /** What else has ended by it. */
  consequence: string | undefined
}

/** The mail about a transition, for a party that did not take it. */
export const engagementMail = (
  { number, state, priceCents }: EngagementRow,
  { step: { happened, money, proposes }, actor, input: { cents, note }, consequence }: Taken,
  link: string,
  /** What it means for the reader, a paragraph each. */
  told: readonly string[] = [],
) =>
  mailText(
    `${number}: ${happened}`,
    `${happened} ${happenedBy[actor]}. ${number} is now “${engagementStates[state].label}”.`,
    ...told,
    ...(consequence ? [consequence] : []),
    ...(proposes && note ? [note, 'Without an answer within 7 days it expires, and nothing changes.'] : []),
    ...(money === 'hold-more' && cents ? [`${priceText(cents)} more is paid, and Marque holds it.`] : []),
    ...(money === 'hold' && priceCents !== null ? [`${priceText(priceCents)} is paid, and Marque holds it.`] : []),
    ...(money === 'take-back' ? [`${priceText(cents ?? 0)} goes back to the buyer’s card.`] : []),
    ...(state === 'COMPLETED' && money !== 'take-back'
      ? ['You can review each other for 14 days. Both reviews are published together.']
      : []),
    'See the order and your next steps:',
    link,
  )

export const receiptMail = (bought: readonly EngagementRow[], link: string) => {
  const lines = bought.map(({ number, priceCents }) => `${number}  ${priceText(priceCents ?? 0)}`)
  const total = bought.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
  return mailText(
    `Your receipt: ${priceText(total)}`,
    `You have paid ${priceText(total)}. Marque holds it until you accept what you bought.`,
    lines.join('\n'),
    'Please quote the MQ number when you write to us or to the seller. All your orders:',
    link,
  )
}
