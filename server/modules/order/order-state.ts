import type { EngagementState, OrderState } from '../../generated/resolvers'
import { hasEnded } from '../engagement/engagement.states'

export const orderStateLabels: Record<OrderState, string> = {
  IN_PROGRESS: 'In progress',
  DISPUTED: 'Disputed',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}

/** The state of an order, derived from its engagements. It is not stored. */
export const orderState = (states: readonly EngagementState[]): OrderState => {
  if (states.includes('DISPUTED')) return 'DISPUTED'
  if (!states.every(hasEnded)) return 'IN_PROGRESS'
  return states.includes('COMPLETED') ? 'COMPLETED' : 'CANCELLED'
}
