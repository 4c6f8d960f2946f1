import { engagementProcess, type Person } from './engagement.process'
import { engagementStates } from './engagement.states'

const names: Record<Person, string> = { BUYER: 'The buyer', SELLER: 'The seller', ADMIN: 'Marque' }

/** The table of engagements for reading. */
export const processView = {
  drawing: '/artwork/process/engagement.svg',
  states: Object.values(engagementStates).map(({ label, next }) => ({ label, final: next === undefined })),
  steps: engagementProcess.steps.map(({ label, from, to, by, clock, asks, effect }, place) => ({
    number: place + 1,
    label,
    from: from.map((state) => engagementStates[state].label),
    to: to.map((state) => engagementStates[state].label),
    who: [
      ...engagementProcess.people.flatMap((person) => {
        const guard = by[person]
        return guard ? [guard.words ? `${names[person]}, ${guard.words}` : names[person]] : []
      }),
      ...(clock ? [`The clock, after ${clock.days} days ${clock.words}`] : []),
    ],
    asks: asks.map(({ label }) => label),
    effect,
  })),
}
