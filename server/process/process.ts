import type { RefusalReason } from '../generated/resolvers'
import { DAY_MS, later } from '../lib/dates'

/** A condition on who may take a step. `words` completes the sentence "The buyer, …". */
export interface Guard<Subject> {
  words: string
  holds: (subject: Subject, now: Date) => boolean
}

/** The time at which the clock takes a step: `days` after `since`. */
export interface Timeout<Subject> {
  days: number
  /** Completes the sentence "Automatically, after 14 days …". */
  words: string
  /** Completes "or 14 days …" in the diagram. */
  drawn: string
  since: (subject: Subject) => string | null
}

/** A row of a process table. `GuardSubject` is the subject with the facts that only guards need. */
export interface Step<
  Name extends string,
  State,
  Side extends string,
  Subject,
  GuardSubject extends Subject = Subject,
> {
  name: Name
  /** The source states. Empty for a step that begins the process. */
  from: readonly State[]
  /** The target states. `choose` picks one of several. Empty for a step that leaves the state as it is. */
  to: readonly State[]
  choose?: (subject: Subject) => State
  by: Partial<Record<Side, Guard<GuardSubject>>>
  clock?: Timeout<Subject>
}

export type Refusal = 'WRONG_STATE' | 'WRONG_ACTOR' | 'CONDITION_NOT_MET'

export const always: Guard<unknown> = { words: '', holds: () => true }

/** Evaluates a process table: which transitions are allowed, for whom, and which ones deadlines take. */
export const createProcess = <
  Name extends string,
  State,
  Side extends string,
  Subject extends { state: State },
  Row extends Step<Name, State, Side, Subject, GuardSubject>,
  GuardSubject extends Subject = Subject,
>(
  steps: readonly Row[],
  sides: readonly Side[],
) => {
  const dueAt = ({ clock }: Row, subject: Subject) => {
    const since = clock?.since(subject)
    return clock && since ? later(since, clock.days * DAY_MS) : undefined
  }

  /** The reason why a step is refused, or undefined. */
  const refusal = (step: Row, actor: Side | 'CLOCK', subject: GuardSubject, now: Date): Refusal | undefined => {
    if (!step.from.includes(subject.state)) return 'WRONG_STATE'
    if (actor === 'CLOCK') {
      if (!step.clock) return 'WRONG_ACTOR'
      const due = dueAt(step, subject)
      return due && due <= now ? undefined : 'CONDITION_NOT_MET'
    }
    const guard = step.by[actor]
    if (!guard) return 'WRONG_ACTOR'
    return guard.holds(subject, now) ? undefined : 'CONDITION_NOT_MET'
  }

  /** The steps that deadlines take from the current state, the earliest first. */
  const deadlines = (subject: Subject) =>
    steps
      .filter(({ from }) => from.includes(subject.state))
      .flatMap((step) => {
        const at = dueAt(step, subject)
        return at ? [{ step, at }] : []
      })
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())

  return {
    steps,
    sides,
    refusal,

    /** The time at which a deadline takes a step. Undefined if none runs. */
    timeOf: dueAt,

    step: (name: Name): Row => {
      const step = steps.find((row) => row.name === name)
      if (!step) throw new Error(`The process has no step ${name}`)
      return step
    },

    targetState: ({ to: [first], choose }: Row, subject: Subject) => choose?.(subject) ?? first ?? subject.state,

    /** Whether a deadline can change a state. */
    hasDeadlines: (state: State) => steps.some(({ from, to, clock }) => clock && to.length > 0 && from.includes(state)),

    /** The steps that a side can take now. */
    available: (actor: Side, subject: GuardSubject, now: Date) =>
      steps.filter((step) => refusal(step, actor, subject, now) === undefined),

    /** The sides that can take a step now. */
    sidesFor: (step: Row, subject: GuardSubject, now: Date) =>
      sides.filter((side) => refusal(step, side, subject, now) === undefined),

    /** The step by which the next deadline changes the state, and its time. */
    deadline: (subject: Subject) => deadlines(subject).find(({ step }) => step.to.length > 0),

    /** The step that the next deadline takes, and its time: also one that leaves the state as it is. */
    nextAutomatic: (subject: Subject) => deadlines(subject).at(0),
  }
}

/** The messages of refused transitions, by reason. The argument is the label of the current state. */
export const refusals: Record<RefusalReason, (state: string) => string> = {
  VERSION_CONFLICT: (state) => `This was changed in the meantime. It is now “${state}”.`,
  WRONG_STATE: (state) => `This is not possible while it is “${state}”.`,
  WRONG_ACTOR: () => 'Only the other side can do this.',
  CONDITION_NOT_MET: () => 'This is not possible yet, or no longer possible.',
}

/**
 * Advances a record of the version that the viewer has seen, unless the process refuses it. `advance` returns undefined if another
 * version is current. A refusal comes with the current record.
 */
export const advanceRecord = async <Row extends { id: string; version: number }>(
  before: Row,
  version: number,
  refusal: Refusal | undefined,
  advance: () => Promise<Row | undefined>,
  find: (id: string) => Promise<Row | undefined>,
): Promise<{ record: Row; reason?: RefusalReason }> => {
  const reason = before.version === version ? refusal : 'VERSION_CONFLICT'
  const record = reason ? undefined : await advance()
  if (record) return { record }
  return { record: (await find(before.id)) ?? before, reason: reason ?? 'VERSION_CONFLICT' }
}
