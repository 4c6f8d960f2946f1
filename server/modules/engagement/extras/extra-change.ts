import type { EngagementRow } from '../../../database/tables/tables'
import { inDays } from '../../../lib/dates'
import { priceText } from '../../../lib/money'
import { plural } from '../../../lib/text'
import { emptyInput, type TransitionInput } from '../../../process/fields'
import { readChoice, storedChoice } from '../../listing-option/choice'
import type { EngagementStep } from '../engagement.step'
import { extraOnOffer, type extrasOnOffer } from './extras-on-offer'

type OfferedExtra = ReturnType<typeof extrasOnOffer>[number]

/** The input of the step that buys an extra: its event names the extra and its price. */
export const extraInput = ({ key, name, cents, days, rounds }: OfferedExtra): TransitionInput => ({
  ...emptyInput,
  choice: key,
  // The days of an event are never negative.
  note: days < 0 ? `${name}, ${daysText(days)}` : name,
  cents,
  days: days > 0 ? days : undefined,
  rounds: rounds || undefined,
})

/** `Rush delivery, $150.00, 4 days sooner` */
export const extraLabel = ({ name, cents, days, rounds }: OfferedExtra) =>
  [name, priceText(cents), daysText(days), extraRoundsText(rounds)].filter(Boolean).join(', ')

const daysText = (days: number) => {
  if (days === 0) return ''
  return `${plural(Math.abs(days), 'day')} ${days < 0 ? 'sooner' : 'later'}`
}

const extraRoundsText = (rounds: number) => (rounds > 0 ? `${plural(rounds, 'more round')} of changes` : '')

/** The columns that a bought extra changes. The days of late work count from now. */
export const extraAfter = (before: EngagementRow, step: EngagementStep, input: TransitionInput, now: Date) => {
  const choice = readChoice(before)
  const extra = step.extra && extraOnOffer(before, input.choice)
  if (!choice || !extra) return {}
  const { key, cents, days, rounds } = extra
  const { dueAt } = before
  const from = dueAt === null ? now : new Date(Math.max(Date.parse(dueAt), now.getTime()))
  return {
    choice: storedChoice({ ...choice, added: [...(choice.added ?? []), key] }),
    priceCents: (before.priceCents ?? 0) + cents,
    addedCents: before.addedCents + cents,
    roundsLeft: before.roundsLeft + rounds,
    ...(dueAt === null && before.days !== null && { days: before.days + days }),
    ...(dueAt !== null && days !== 0 && { dueAt: inDays(from, days) }),
  }
}
