import type { EngagementParent } from '../../../api/parents'
import type { EngagementEventRow } from '../../../database/tables/tables'
import type { EngagementSide, TransitionField } from '../../../generated/resolvers'
import { sumOf } from '../../../lib/sum'
import { invalidInput } from '../../../lib/violations'
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

/**
 * InvalidInput if the account has filled its part of the page. Steps that move the work are never refused, nor is an answer to Marque or
 * the first step of a kind, such as a dispute.
 */
export const violationOfPageLimit = (
  step: EngagementStep,
  field: TransitionField,
  events: readonly EngagementEventRow[],
  accountId: string,
) => {
  const own = events.filter(({ byId }) => byId === accountId)
  const isFirst = own.every(({ transition }) => transition !== step.name)
  if (sumOf(own, bytesOf) < MAX_BYTES || (field.required && isFirst)) return undefined
  const advice = field.required ? 'send a message instead' : 'leave this out and send a message instead'
  return invalidInput(field.name, `You have written as much as fits on the page of an order. Please ${advice}.`)
}

/** The text that a full page has no place for: of a step that can be taken again and again, or of an optional field. */
export const limitedField = (
  step: EngagementStep,
  side: EngagementSide,
  engagement: EngagementParent,
  fields: readonly TransitionField[],
) => {
  if (side === 'ADMIN' || (step.dispute === 'evidence' && isAsked(side, engagement))) return undefined
  return fields.find(({ kind, required }) => kind === 'TEXT' && (!required || limitOf(step)))
}
