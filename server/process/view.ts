interface DescribedStep<State extends string, Side extends string> {
  label: string
  from: readonly State[]
  to: readonly State[]
  by: Partial<Record<Side, { words: string }>>
  clock?: { days: number; words: string }
  follows?: string
  fields: readonly { label: string }[]
  effect?: string
}

interface Table<State extends string, Side extends string> {
  steps: readonly DescribedStep<State, Side>[]
  states: Record<State, { label: string }>
  sides: readonly Side[]
}

/** A process table as the API returns it. */
export const viewOf = <State extends string, Side extends string>(
  drawing: string,
  { steps, states, sides }: Table<State, Side>,
  /** Display names of the sides: `The buyer`. */
  names: Record<Side, string>,
) => {
  const sourceStates = new Set<string>(steps.flatMap(({ from }) => from))
  return {
    drawing,
    states: Object.entries<{ label: string }>(states).map(([state, { label }]) => ({
      label,
      final: !sourceStates.has(state),
    })),
    transitions: steps.map(({ label, from, to, by, clock, follows, fields, effect = '' }, place) => ({
      number: place + 1,
      label,
      from: from.map((state) => states[state].label),
      to: to.map((state) => states[state].label),
      actors: [
        ...sides.flatMap((side) => {
          const guard = by[side]
          return guard ? [guard.words ? `${names[side]}, ${guard.words}` : names[side]] : []
        }),
        ...(clock ? [`Automatically, after ${clock.days} days ${clock.words}`] : []),
        ...(follows ? [`Automatically, ${follows}`] : []),
      ],
      fields: fields.map(({ label }) => label),
      effect,
    })),
  }
}
