import type { EngagementRow } from '../../database/tables/tables'
import type { EngagementActor, EngagementState } from '../../generated/resolvers'
import { priceText } from '../../lib/money'
import type { TransitionInput } from '../../process/fields'
import { createMail, dayText, quoted } from '../outbox/mail-template'
import { type MailFacts, mailSentences } from './engagement.mail-sentences'
import type { EngagementStep } from './engagement.step'

interface Transition {
  step: EngagementStep
  actor: EngagementActor
  input: Pick<TransitionInput, 'cents' | 'note'>
  before: EngagementState | undefined
}

type Names = Record<'BUYER' | 'SELLER', string>

/** The sides that get a mail about a transition: those that did not take it. */
export const mailedSides = (actor: EngagementActor) => (['BUYER', 'SELLER'] as const).filter((side) => side !== actor)

const daysText = (days: number | null) => (days === 1 ? '1 day' : `${days ?? 0} days`)

/** The sentences of a transition take these. */
const factsOf = (engagement: EngagementRow, transition: Transition, side: MailFacts['side'], names: Names) => {
  const { title, state, priceCents, days, nextDueAt } = engagement
  const { actor, before, step, input } = transition
  const refundCents = step.fields.some(({ name }) => name === 'price') ? 0 : (input.cents ?? 0)
  return {
    ...{ side, actor, before, state, buyer: names.BUYER, seller: names.SELLER, title: quoted(title) },
    who: actor === 'BUYER' || actor === 'SELLER' ? names[actor] : 'Marque',
    price: priceText(priceCents ?? 0),
    days: daysText(days),
    refund: priceText(refundCents),
    rest: priceText((priceCents ?? 0) - refundCents),
    due: nextDueAt === null ? undefined : dayText(nextDueAt),
  } satisfies MailFacts
}

/** The mail about a transition, for a party that did not take it. */
export const engagementMail = (
  engagement: EngagementRow,
  transition: Transition,
  side: MailFacts['side'],
  names: Names,
  link: string,
) => {
  const facts = factsOf(engagement, transition, side, names)
  const { subject, text, button } = mailSentences[transition.step.name]
  const { note } = transition.input
  const other = side === 'BUYER' ? names.SELLER : names.BUYER
  return createMail({
    to: names[side],
    subject: subject(facts),
    paragraphs: [text(facts)],
    quote: note ? { by: facts.who, text: note } : undefined,
    facts: [
      ['Order', engagement.number],
      ['With', other],
      ...(engagement.priceCents === null ? [] : [['Price', facts.price] as const]),
      ...(facts.due ? [['Next date', facts.due] as const] : []),
    ],
    button: { label: button(facts), url: link },
  })
}
