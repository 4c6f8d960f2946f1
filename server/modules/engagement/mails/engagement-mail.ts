import type { EngagementRow } from '../../../database/tables/tables'
import type { EngagementActor, EngagementState } from '../../../generated/resolvers'
import { dayText } from '../../../lib/dates'
import { priceText } from '../../../lib/money'
import { plural } from '../../../lib/text'
import type { TransitionInput } from '../../../process/fields'
import { createMail, quoted } from '../../outbox/mail-template'
import { moreDaysText } from '../amendments/amendment-texts'
import { areWordsWithheld, type Disclosure } from '../disclosure/withheld'
import { wasOnHold } from '../disputes/dispute.guards'
import { type EngagementStep, otherSide } from '../engagement.step'
import { readMilestones } from '../milestones/milestones'
import type { NextMilestoneText } from '../milestones/next-milestone-text'
import { lessSums, type Percentages, releasedSums } from '../sentences/released-sums'
import type { MailFacts } from './mail-facts'
import { mailSentences } from './mail-sentences'

/** A transition that was taken. */
export interface TakenTransition {
  step: EngagementStep
  actor: EngagementActor
  input: Pick<TransitionInput, 'cents' | 'note' | 'days' | 'choice'>
  /** The state before it. */
  before: EngagementState | undefined
  /** Says that it has ended an amendment, or asks for something else, too. */
  consequence: string | undefined
  /** The held funds that the transition pays out, or proposes to. */
  heldCents?: number | null
  /** After a release it names the next milestone. */
  next?: NextMilestoneText
}

type Subject = Pick<
  EngagementRow,
  | 'number'
  | 'title'
  | 'state'
  | 'priceCents'
  | 'days'
  | 'milestones'
  | 'nextDueAt'
  | 'pausedAt'
  | 'onHold'
  | 'heldBeforeDispute'
  | 'updatedAt'
> &
  Percentages &
  Disclosure
type Names = Record<MailFacts['side'], string> & { BROKER?: string }

/** The values for the sentences of a transition’s mail. */
const factsOf = (engagement: Subject, taken: TakenTransition, side: MailFacts['side'], names: Names) => {
  const { title, state, priceCents, days } = engagement
  const { actor, before, step, input } = taken
  const heldCents = taken.heldCents ?? priceCents ?? 0
  const refundCents = step.fields.some(({ name }) => name === 'price') ? 0 : Math.min(input.cents ?? 0, heldCents)
  const restCents = heldCents - refundCents
  return {
    side,
    actor,
    before,
    state,
    buyer: names.BUYER,
    seller: names.SELLER,
    title: quoted(title),
    who: (actor === 'ADMIN' || actor === 'CLOCK' ? undefined : names[actor]) ?? 'Marque',
    less: lessSums(engagement, restCents),
    fee: releasedSums(engagement, restCents).fee,
    price: priceText(priceCents ?? 0),
    held: priceText(heldCents),
    days: plural(days ?? 0, 'day'),
    milestones: readMilestones(engagement).length,
    sum: input.cents ? priceText(input.cents) : undefined,
    moreDays: moreDaysText(input.days ?? 0),
    refund: priceText(refundCents),
    rest: priceText(restCents),
    isPaid: heldCents > 0,
    canSettle: !wasOnHold(engagement),
    due: dueText(engagement),
  } satisfies MailFacts
}

/** While deadlines stand still, nothing is due but a decision. */
const dueText = ({ state, pausedAt, nextDueAt }: Subject) =>
  nextDueAt === null || (pausedAt !== null && state !== 'DISPUTED') ? undefined : dayText(nextDueAt)

/** The mail about a transition, for a party that did not take it. */
export const engagementMail = (
  engagement: Subject,
  taken: TakenTransition,
  side: MailFacts['side'],
  names: Names,
  link: string,
) => {
  const facts = factsOf(engagement, taken, side, names)
  const { subject, text, button } = mailSentences[taken.step.name]
  const event = { actor: taken.actor, at: engagement.updatedAt, transition: taken.step.name }
  const note = areWordsWithheld(side, engagement, event) ? null : taken.input.note
  const added = [taken.consequence, taken.next?.(side)].filter((paragraph) => paragraph !== undefined)
  return createMail({
    to: names[side],
    subject: subject(facts),
    paragraphs: [text(facts), ...added],
    // The note about an extra is its name.
    quote: note && !taken.step.extra ? { by: facts.who, text: note } : undefined,
    facts: [
      ['Order', engagement.number],
      ['With', names[otherSide(side)]],
      ...(note && taken.step.extra ? [['Extra', note] as const] : []),
      ...(engagement.priceCents === null ? [] : [['Price', facts.price] as const]),
      ...(facts.due ? [['Next date', facts.due] as const] : []),
    ],
    button: { label: button, url: link },
  })
}
