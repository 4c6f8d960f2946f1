import type { EngagementChange, EngagementRow } from '../../../database/tables/tables'
import { inDays, later } from '../../../lib/dates'
import { engagementProcess } from '../engagement.process'
import type { EngagementStep } from '../engagement.step'
import { DECISION_DAYS, ROUND_DAYS } from './periods'

export type Times = Pick<EngagementRow, 'pausedAt' | 'waitingSince' | 'updatedAt' | 'dueAt' | 'amendmentSince'>

/** Starts the deadlines again, with the time that was left when they stopped. */
export const resumedTimes = ({ pausedAt, waitingSince, updatedAt, dueAt, amendmentSince }: Times, now: Date) => {
  if (pausedAt === null) return { pausedAt, waitingSince, dueAt, amendmentSince }
  const pausedMs = Math.max(0, now.getTime() - Date.parse(pausedAt))
  const resumed = (moment: string) => later(moment, pausedMs).toISOString()
  return {
    pausedAt: null,
    waitingSince: resumed(waitingSince ?? updatedAt),
    dueAt: dueAt && resumed(dueAt),
    amendmentSince: amendmentSince && resumed(amendmentSince),
  }
}

/** Starts the deadlines again. In a dispute only a settlement has one: all others stand still until the dispute is withdrawn. */
export const resumedTimesInState = (engagement: EngagementRow, now: Date): Partial<Times> => {
  const times = resumedTimes(engagement, now)
  if (engagement.state !== 'DISPUTED') return times
  const { pausedAt, amendmentSince } = times
  return { pausedAt, amendmentSince }
}

/** The columns of deadlines after a step that keeps the state. Such a step doesn't answer what a deadline waits for, so deadlines run on. */
const inSameState = (
  before: EngagementRow,
  { time }: EngagementStep,
  now: Date,
  staysPaused: boolean,
): EngagementChange => {
  const waiting = { waitingSince: before.waitingSince ?? before.updatedAt }
  if (time === 'stops') {
    const runs = engagementProcess.hasDeadlines(before.state) || engagementProcess.nextAutomatic(before) !== undefined
    const pausedAt = runs ? (before.pausedAt ?? now.toISOString()) : before.pausedAt
    return { ...waiting, onHold: 1, pausedAt }
  }
  if (time === 'runs-on') {
    const times = staysPaused ? {} : resumedTimesInState(before, now)
    return { ...waiting, onHold: 0, heldBeforeDispute: 0, ...times }
  }
  return waiting
}

/** The columns of deadlines, due date and rounds of changes after a step to a state. `staysPaused`: the account of a party is suspended. */
export const timesAfter = (
  before: EngagementRow,
  step: EngagementStep,
  state: EngagementRow['state'],
  now: Date,
  staysPaused: boolean,
): EngagementChange => {
  if (step.to.length === 0) return inSameState(before, step, now, staysPaused)
  const hasDeadlines = engagementProcess.hasDeadlines(state)
  const { dueAt } = resumedTimes(before, now)
  return {
    dueAt,
    waitingSince: null,
    pausedAt: before.pausedAt !== null && hasDeadlines ? now.toISOString() : null,
    onHold: hasDeadlines ? before.onHold : 0,
    decisionDueAt: state === 'DISPUTED' ? inDays(now, DECISION_DAYS) : null,
    ...dueDateAfter({ ...before, state, dueAt }, step, now),
  }
}

const dueDateAfter = ({ state, days, dueAt, roundsLeft }: EngagementRow, { time }: EngagementStep, now: Date) => {
  if (time === 'starts') return state === 'IN_PROGRESS' ? { dueAt: inDays(now, days ?? 0) } : {}
  if (time !== 'another-round') return {}
  return { roundsLeft: roundsLeft - 1, dueAt: laterOf(inDays(now, ROUND_DAYS), dueAt) }
}

export const laterOf = (a: string, b: string | null) => (b !== null && b > a ? b : a)
