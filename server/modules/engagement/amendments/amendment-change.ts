import type { EngagementParent } from '../../../api/parents'
import type { EngagementChange, EngagementEventRow, EngagementRow } from '../../../database/tables/tables'
import type { EngagementActor } from '../../../generated/resolvers'
import { inDays } from '../../../lib/dates'
import type { TransitionInput } from '../../../process/fields'
import { laterOf } from '../deadlines/deadline-times'
import { ROUND_DAYS } from '../deadlines/periods'
import { engagementProcess } from '../engagement.process'
import type { EngagementStep } from '../engagement.step'
import type { TransitionCommand } from '../transition-command'
import { buysRound } from './amendment.guards'

type Command = Pick<TransitionCommand, 'step' | 'actor' | 'input'>

export const noAmendment = {
  amendmentKind: null,
  amendmentBy: null,
  amendmentCents: null,
  amendmentDays: null,
  amendmentRounds: null,
  amendmentSince: null,
}

/** The due date with the open amendment. If the work is late, its days count from the proposal; those of a round from now. */
export const dueWithAmendment = (engagement: EngagementParent, now: Date) => {
  const { dueAt, amendmentDays, amendmentSince } = engagement
  const days = amendmentDays ?? 0
  if (buysRound(engagement)) return laterOf(inDays(now, days || ROUND_DAYS), dueAt)
  if (days === 0 || amendmentSince === null) return dueAt
  return inDays(new Date(laterOf(amendmentSince, dueAt)), days)
}

/** The price with the open amendment. */
export const priceWithAmendment = ({ amendmentKind, amendmentCents, priceCents }: EngagementParent) =>
  amendmentKind === 'ADDITION' && priceCents !== null ? priceCents + (amendmentCents ?? 0) : priceCents

const agreed = (before: EngagementRow, now: Date) => {
  if (before.amendmentKind === 'SETTLEMENT') return {}
  const added = Math.max(0, (before.amendmentRounds ?? 0) - (buysRound(before) ? 1 : 0))
  return {
    priceCents: priceWithAmendment(before),
    addedCents: before.addedCents + (before.amendmentCents ?? 0),
    dueAt: dueWithAmendment(before, now),
    roundsLeft: before.roundsLeft + added,
  }
}

const proposerOf = (actor: EngagementActor) => (actor === 'BUYER' || actor === 'ADMIN' ? actor : 'SELLER')

/** The columns of the open amendment after a step, with what it changes if it is agreed. A step to another state ends it. */
export const amendmentAfter = (before: EngagementRow, { step, actor, input }: Command, now: Date): EngagementChange => {
  if (step.proposes)
    return {
      amendmentKind: step.proposes,
      amendmentBy: proposerOf(actor),
      amendmentCents: input.cents ?? null,
      amendmentDays: input.days ?? null,
      amendmentRounds: input.rounds ?? null,
      amendmentSince: now.toISOString(),
    }
  if (step.amendment === 'backed') return { amendmentBy: proposerOf(actor), amendmentSince: now.toISOString() }
  if (step.amendment === 'agreed') return { ...noAmendment, ...agreed(before, now) }
  return step.amendment === 'ended' || step.to.length > 0 ? noAmendment : {}
}

/** The input of a step that agrees to the open amendment: its event names what is agreed. */
export const agreedInput = (before: EngagementRow, input: TransitionInput): TransitionInput => ({
  ...input,
  cents: before.amendmentCents ?? undefined,
  days: before.amendmentDays ?? undefined,
  rounds: before.amendmentRounds ?? undefined,
})

/** True for a step that ends the open amendment as a side effect. */
export const endsOpenAmendment = ({ proposes, amendment, to }: EngagementStep) =>
  proposes === undefined && amendment === undefined && to.length > 0

export const ENDED_WITH_IT = 'The open proposal has ended with it.'

const stepOf = ({ transition }: EngagementEventRow) => engagementProcess.step(transition)

const concernsAmendment = ({ proposes, amendment, to }: EngagementStep) =>
  proposes !== undefined || amendment !== undefined || to.length > 0

/** Says in a sentence that an event has ended an amendment. `events`: all events of its engagement, in their order. */
export const consequenceOf = (event: EngagementEventRow, events: readonly EngagementEventRow[]) => {
  if (!endsOpenAmendment(stepOf(event))) return null
  const last = events.findLast((other) => other.version < event.version && concernsAmendment(stepOf(other)))
  const { proposes, amendment } = last ? stepOf(last) : {}
  return proposes !== undefined || amendment === 'backed' ? ENDED_WITH_IT : null
}
