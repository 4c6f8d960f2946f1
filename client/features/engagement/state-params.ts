import type { EngagementState } from '../../generated/schema'
import { engagementStates } from './engagement-states'

/** A state in the address: `IN_PROGRESS` -> `in-progress`. */
export const stateParam = (state: EngagementState) => state.toLowerCase().replaceAll('_', '-')

const isState = (text: string): text is EngagementState => Object.hasOwn(engagementStates, text)

/** Every state, in the order of the filter. */
export const allStates = Object.keys(engagementStates).filter(isState)

/** Unknown values count as absent. */
export const stateFromParams = (params: URLSearchParams) =>
  allStates.find((state) => stateParam(state) === params.get('state'))
