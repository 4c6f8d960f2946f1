import type { EngagementParent } from '../../api/parents'
import type { EngagementEventRow } from '../../database/tables/tables'
import type { EngagementState, ProgressStep } from '../../generated/resolvers'
import { engagementStates } from './engagement.states'

/** Where it usually goes from a state, step by step. */
export const ahead = (state: EngagementState) => {
  const states: EngagementState[] = []
  for (let { next } = engagementStates[state]; next; { next } = engagementStates[next]) states.push(next)
  return states
}

/** How an engagement came where it is, without the rounds it went in, and where it usually goes from there. */
export const progressOf = ({ state }: EngagementParent, events: readonly EngagementEventRow[]): ProgressStep[] => {
  const past: { state: EngagementState; at: Date | string }[] = []
  for (const { state, at } of events) {
    const before = past.findIndex((step) => step.state === state)
    if (before >= 0) past.splice(before)
    past.push({ state, at })
  }
  const label = (state: EngagementState) => engagementStates[state].label
  return [
    ...past.map(({ state, at }, place) => ({
      label: label(state),
      at,
      status: place === past.length - 1 ? ('CURRENT' as const) : ('DONE' as const),
    })),
    ...ahead(state).map((state) => ({ label: label(state), at: null, status: 'UPCOMING' as const })),
  ]
}
