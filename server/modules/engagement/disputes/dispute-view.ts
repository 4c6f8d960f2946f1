import type { EngagementParent } from '../../../api/parents'
import type { EngagementEventRow } from '../../../database/tables/tables'
import { timeSince } from '../../../lib/dates'
import { priceText } from '../../../lib/money'
import { DISPUTE_ANSWER_DAYS } from '../deadlines/periods'
import type { Party } from '../engagement.step'
import type { Facts } from '../sentences/engagement.facts'
import { hasToAnswer, isAsked } from './dispute.guards'
import { answerDueAt } from './dispute-change'

const openerNames = ({ buyer, seller }: Facts) => ({
  BUYER: buyer,
  SELLER: seller,
  BROKER: 'The broker',
  ADMIN: 'Marque',
})

/** Explains an open dispute to a party. */
export const disputeExplanation = (facts: Facts) => {
  const { side, disputedBy } = facts
  if (isAsked(side, facts)) return 'Marque has a question for you. Please answer it below, with Add evidence.'
  if (!hasToAnswer(side, facts)) return 'Marque reads both sides and decides. The money is held until then.'
  return `${disputedBy ? openerNames(facts)[disputedBy] : 'The other side'} has opened a dispute. Please answer within ${DISPUTE_ANSWER_DAYS} days: what happened, and what would you accept? Marque decides with or without your answer.`
}

/** `Opened by Clara 4 days ago` */
export const disputeOpenedText = ({ disputedBy, disputedAt }: EngagementParent, facts: Facts, now: Date) => {
  if (disputedBy === null || disputedAt === null) return null
  return `Opened by ${disputedBy === facts.side ? 'you' : openerNames(facts)[disputedBy]} ${timeSince(new Date(disputedAt), now)}`
}

type Held = EngagementParent & { heldCents: number }

/** Says which refund a party wants, or that it has not answered. */
export const positionOf = (party: Party, engagement: Held, thread: readonly EngagementEventRow[], now: Date) => ({
  side: party,
  awaited: hasToAnswer(party, engagement),
  sentence: [
    hasToAnswer(party, engagement) ? unansweredText(engagement, now) : wantedRefundText(party, engagement, thread),
    ...(isAsked(party, engagement) ? ['A question of Marque waits for an answer.'] : []),
  ].join(' '),
})

const unansweredText = ({ disputedAt }: EngagementParent, now: Date) =>
  disputedAt !== null && answerDueAt(disputedAt) <= now ? 'Has not answered.' : 'Has not answered yet.'

const wantedRefundText = (party: Party, { heldCents, disputedBy }: Held, thread: readonly EngagementEventRow[]) => {
  const said = thread.findLast(
    ({ actor, transition }) => actor === party && (transition === 'OPEN_DISPUTE' || transition === 'ANSWER_DISPUTE'),
  )
  const sum = said?.amountCents
  if (sum === null || sum === undefined) return 'Has named no sum.'
  const part = `${priceText(sum)} of ${priceText(heldCents)}`
  if (party === 'SELLER') return `Would give ${part} back.`
  return disputedBy === 'BUYER' ? `Wants ${part} back.` : `Would accept ${part} back.`
}

/** The index of the event that opened the current dispute. */
const openingOf = (events: readonly EngagementEventRow[]) =>
  events.findLastIndex(({ transition }) => transition === 'OPEN_DISPUTE')

/** The events since the dispute was opened. */
export const threadOf = (events: readonly EngagementEventRow[]) => events.slice(openingOf(events))

/** The events with words before the dispute: requirements, offers, deliveries, change requests. */
export const backgroundOf = (events: readonly EngagementEventRow[]) => events.slice(0, openingOf(events))
