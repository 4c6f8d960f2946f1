import type { EngagementChange, EngagementRow } from '../../../database/tables/tables'
import type { EngagementActor, EngagementSide, OneOrBothParties } from '../../../generated/resolvers'
import { DAY_MS, later } from '../../../lib/dates'
import { resumedTimes } from '../deadlines/deadline-times'
import { DISPUTE_ANSWER_DAYS } from '../deadlines/periods'
import type { TransitionCommand } from '../transition-command'
import { wasOnHold } from './dispute.guards'

export const answerDueAt = (disputedAt: string) => later(disputedAt, DISPUTE_ANSWER_DAYS * DAY_MS)

type Command = Pick<TransitionCommand, 'step' | 'actor' | 'input'>

type Dispute = Pick<
  EngagementRow,
  'disputedBy' | 'disputedAt' | 'stateBeforeDispute' | 'unansweredBy' | 'askedOf' | 'heldBeforeDispute'
>

export const noDispute: Dispute = {
  disputedBy: null,
  disputedAt: null,
  stateBeforeDispute: null,
  unansweredBy: null,
  askedOf: null,
  heldBeforeDispute: 0,
}

/** The columns of the dispute after a step: kept while it is open, empty once its state is left. */
export const disputeAfter = (before: EngagementRow, { step, actor, input }: Command, now: Date): EngagementChange => {
  switch (step.dispute) {
    case 'opened':
      return actor === 'CLOCK' ? noDispute : disputeOf(before, actor, now)
    case 'answered':
      return { unansweredBy: without(actor, before.unansweredBy), askedOf: without(actor, before.askedOf) }
    case 'asked':
      return { askedOf: both(readAskedParties(input.choice), before.askedOf) }
    case 'evidence':
      return { askedOf: without(actor, before.askedOf) }
    default:
      return step.to.length > 0 ? noDispute : {}
  }
}

/** Reads which parties an admin asks. Null for a step without this choice. */
export const readAskedParties = (choice: string | undefined): OneOrBothParties | null =>
  choice === 'BUYER' || choice === 'SELLER' || choice === 'BOTH' ? choice : null

const disputeOf = (before: EngagementRow, by: EngagementSide, now: Date) => ({
  disputedBy: by,
  disputedAt: now.toISOString(),
  stateBeforeDispute: before.state,
  unansweredBy: otherSides[by],
  heldBeforeDispute: before.onHold,
  // The time until an answer stands still, like the due date, until the dispute is withdrawn.
  waitingSince: resumedTimes(before, now).waitingSince ?? before.updatedAt,
})

/** After a withdrawal the deadlines run on for the time that was left, unless the order was on hold or a party is suspended. */
export const timesAfterWithdrawal = (before: EngagementRow, now: Date, staysPaused: boolean) => ({
  ...resumedTimes({ ...before, pausedAt: before.disputedAt }, now),
  decisionDueAt: null,
  onHold: wasOnHold(before) ? 1 : 0,
  pausedAt: wasOnHold(before) || staysPaused ? now.toISOString() : null,
})

/** The broker opens no disputes. */
const otherSides: Record<EngagementSide, OneOrBothParties> = {
  BUYER: 'SELLER',
  SELLER: 'BUYER',
  BROKER: 'BOTH',
  ADMIN: 'BOTH',
}

/** The sides of either. */
const both = (one: OneOrBothParties | null, other: OneOrBothParties | null) =>
  one === null || other === null || one === other ? (one ?? other) : 'BOTH'

/** The sides whose words are still awaited after one has spoken. */
const without = (side: EngagementActor, awaited: OneOrBothParties | null): OneOrBothParties | null => {
  if (awaited !== 'BOTH') return awaited === side ? null : awaited
  return side === 'BUYER' ? 'SELLER' : 'BUYER'
}
