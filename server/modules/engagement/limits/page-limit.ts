import type { EngagementParent } from '../../../api/parents'
import type { EngagementEventRow } from '../../../database/tables/tables'
import type { EngagementSide, TransitionField } from '../../../generated/resolvers'
import { sumOf } from '../../../lib/sum'
import { invalidInput } from '../../../lib/violations'
import { inputName } from '../../../process/fields'
import { isAsked } from '../disputes/dispute.guards'
import type { EngagementStep } from '../engagement.step'
import { limitOf } from './transition-rate-limits'

/**
 * The most bytes of one account's events on the page of an engagement, which shows all events. With those of both parties, and with
 * the requirements, deliveries and changes that are never refused, the page stays below the 2 MB of an answer.
 */
const MAX_BYTES = 500_000
/** What an event has beside its texts, with the names and paths of ten files. */
const EVENT_BYTES = 5_000

const bytesOf = ({ note, links, answers, milestones }: EngagementEventRow) =>
  EVENT_BYTES + new TextEncoder().encode(JSON.stringify([note, links, answers, milestones])).length

type Limited = Pick<TransitionField, 'name' | 'required'>

/**
 * InvalidInput if the account has filled its part of the page. Steps that move the work are never refused, nor is an answer to Marque or
 * the first step of a kind, such as a dispute.
 */
export const violationOfPageLimit = (
  step: EngagementStep,
  field: Limited,
  events: readonly EngagementEventRow[],
  accountId: string,
) => {
  const own = events.filter(({ byId }) => byId === accountId)
  const isFirst = own.every(({ transition }) => transition !== step.name)
  if (sumOf(own, bytesOf) < MAX_BYTES || (field.required && isFirst)) return undefined
  return invalidInput(field.name, messageOf(step, field))
}

const messageOf = (step: EngagementStep, { name, required }: Limited) => {
  if (name === inputName(step.name)) return 'This order’s page is full, so this can’t be asked for again.'
  const advice = required ? 'send a message instead' : 'leave this out and send a message instead'
  return `You have written as much as fits on the page of an order. Please ${advice}.`
}

/** What a full page has no place for: a step that can be taken again and again, named by its text if it has one, or an optional text. */
export const limitedField = (
  step: EngagementStep,
  side: EngagementSide,
  engagement: EngagementParent,
  fields: readonly TransitionField[],
  note: string | null,
): Limited | undefined => {
  if (side === 'ADMIN' || (step.dispute === 'evidence' && isAsked(side, engagement))) return undefined
  const text = fields.find(({ kind }) => kind === 'TEXT')
  if (limitOf(step)) return text ?? { name: inputName(step.name), required: true }
  return note && text?.required === false ? text : undefined
}
