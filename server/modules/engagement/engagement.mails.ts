import type { EngagementRow } from '../../database/tables'
import type { EngagementActor } from '../../generated/resolvers'
import { priceText } from '../../money'
import type { EngagementStep } from './engagement.process'
import { engagementStates } from './engagement.states'

const letter = (subject: string, ...paragraphs: string[]) => ({
  subject,
  text: ['Hello,', ...paragraphs, 'Marque'].join('\n\n'),
})

const doers: Record<EngagementActor, string> = {
  BUYER: 'the buyer',
  SELLER: 'the seller',
  ADMIN: 'Marque',
  CLOCK: 'the clock, because time has passed',
}

/** What has happened, to somebody who did not do it. Nothing that people typed is in it, as in all our mails. */
export const engagementLetter = (
  { number, state, priceCents }: EngagementRow,
  { happened, money }: EngagementStep,
  actor: EngagementActor,
  link: string,
) =>
  letter(
    `${number}: ${happened}`,
    `${happened} by ${doers[actor]}. ${number} stands at “${engagementStates[state].label}” now.`,
    ...(money === 'hold' && priceCents !== null ? [`${priceText(priceCents)} is paid and held by Marque.`] : []),
    ...(state === 'COMPLETED'
      ? ['For 14 days each side can review the other. What both write is published together.']
      : []),
    'See it, and what you can do, here:',
    link,
  )

/** What a checkout has bought and cost. */
export const receiptLetter = (bought: readonly EngagementRow[], link: string) => {
  const lines = bought.map(({ number, priceCents }) => `${number}  ${priceText(priceCents ?? 0)}`)
  const total = bought.reduce((sum, { priceCents }) => sum + (priceCents ?? 0), 0)
  return letter(
    `Your receipt: ${priceText(total)}`,
    `You have paid ${priceText(total)}, which Marque holds until you accept what you bought.`,
    lines.join('\n'),
    'Quote the MQ number whenever you write to us or to the seller. All your orders:',
    link,
  )
}
