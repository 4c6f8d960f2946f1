interface ReadStep<State extends string, Person extends string> {
  label: string
  from: readonly State[]
  to: readonly State[]
  by: Partial<Record<Person, { words: string }>>
  clock?: { days: number; words: string }
  fields: readonly { label: string }[]
  effect: string
}

interface Table<State extends string, Person extends string> {
  steps: readonly ReadStep<State, Person>[]
  states: Record<State, { label: string }>
  people: readonly Person[]
}

/** A process table as the API returns it. */
export const viewOf = <State extends string, Person extends string>(
  drawing: string,
  { steps, states, people }: Table<State, Person>,
  /** Display names of the parties: `The buyer`. */
  names: Record<Person, string>,
) => {
  const left = new Set<string>(steps.flatMap(({ from }) => from))
  return {
    drawing,
    states: Object.entries<{ label: string }>(states).map(([state, { label }]) => ({ label, final: !left.has(state) })),
    transitions: steps.map(({ label, from, to, by, clock, fields, effect }, place) => ({
      number: place + 1,
      label,
      from: from.map((state) => states[state].label),
      to: to.map((state) => states[state].label),
      actors: [
        ...people.flatMap((person) => {
          const guard = by[person]
          return guard ? [guard.words ? `${names[person]}, ${guard.words}` : names[person]] : []
        }),
        ...(clock ? [`Automatically, after ${clock.days} days ${clock.words}`] : []),
      ],
      fields: fields.map(({ label }) => label),
      effect,
    })),
  }
}
