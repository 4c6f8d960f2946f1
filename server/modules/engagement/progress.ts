import type { EngagementParent } from '../../api/parents'
import type { EngagementEventRow } from '../../database/tables/tables'
import type { EngagementState, ProgressStep } from '../../generated/resolvers'
import { engagementStates } from './engagement.states'

/** The states after a state on the way to completion. */
export const upcomingStates = (state: EngagementState) => {
  const states: EngagementState[] = []
  for (let { next } = engagementStates[state]; next; { next } = engagementStates[next]) states.push(next)
  return states
}

/** The states that an engagement has passed, without loops, and those that usually follow. */
export const progressOf = ({ state }: EngagementParent, events: readonly EngagementEventRow[]): ProgressStep[] => {
  const past: { state: EngagementState; at: Date | string }[] = []
  for (const { state, at } of events) {
    const before = past.findIndex((passed) => passed.state === state)
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
    ...upcomingStates(state).map((state) => ({ label: label(state), at: null, status: 'UPCOMING' as const })),
  ]
}
