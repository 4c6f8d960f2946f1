const DAY_MS = 86_400_000

/** A condition; its words complete "The buyer, …". */
export interface Guard<Subject> {
  words: string
  holds: (subject: Subject, now: Date) => boolean
}

/** How long the clock waits; its words complete "The clock, 14 days …". */
export interface Wait<Subject> {
  days: number
  words: string
  since: (subject: Subject) => string | null
}

/** A row of a process table. `Judged` is the subject with what guards check besides. */
export interface Step<Name, State, Person extends string, Subject, Judged extends Subject = Subject> {
  name: Name
  /** The states that it leaves. None where the process begins with it. */
  from: readonly State[]
  /** The states that it leads to. `choose` picks one of several. */
  to: readonly [State, ...State[]]
  choose?: (subject: Subject) => State
  by: Partial<Record<Person, Guard<Judged>>>
  clock?: Wait<Subject>
}

export type Refusal = 'WRONG_STATE' | 'WRONG_ACTOR' | 'CONDITION_NOT_MET'

export const always: Guard<unknown> = { words: '', holds: () => true }

/** Reads a process table, which alone decides what may happen, who may do it, and what happens at deadlines. */
export const createProcess = <
  Name,
  State,
  Person extends string,
  Subject extends { state: State },
  Row extends Step<Name, State, Person, Subject, Judged>,
  Judged extends Subject = Subject,
>(
  steps: readonly Row[],
  people: readonly Person[],
) => {
  const dueAt = ({ clock }: Row, subject: Subject) => {
    const since = clock?.since(subject)
    return clock && since ? new Date(Date.parse(since) + clock.days * DAY_MS) : undefined
  }

  /** The reason why a step is refused, or undefined. */
  const refusal = (step: Row, actor: Person | 'CLOCK', subject: Judged, now: Date): Refusal | undefined => {
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

  return {
    steps,
    people,
    refusal,

    step: (name: Name): Row => {
      const step = steps.find((row) => row.name === name)
      if (!step) throw new Error(`The process has no step ${name}`)
      return step
    },

    /** The state that a step leads to. */
    arrival: ({ to: [first], choose }: Row, subject: Subject) => choose?.(subject) ?? first,

    /** What somebody can do now. */
    possible: (actor: Person, subject: Judged, now: Date) =>
      steps.filter((step) => refusal(step, actor, subject, now) === undefined),

    /** The parties that can take a step now. */
    peopleFor: (step: Row, subject: Judged, now: Date) =>
      people.filter((person) => refusal(step, person, subject, now) === undefined),

    /** The step that is taken automatically unless somebody acts before, and when. */
    deadline: (subject: Subject) =>
      steps
        .filter(({ from }) => from.includes(subject.state))
        .flatMap((step) => ({ step, at: dueAt(step, subject) }))
        .flatMap(({ step, at }) => (at ? [{ step, at }] : []))
        .at(0),
  }
}
