import type { EngagementState, OrderState } from '../../generated/resolvers'
import { hasEnded } from './engagement.states'

export const orderStateLabels: Record<OrderState, string> = {
  IN_PROGRESS: 'In progress',
  DISPUTED: 'Disputed',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}

/** Derived from the engagements of an order, or from the milestones of an offer, and not stored. */
export const orderState = (states: readonly EngagementState[]): OrderState => {
  if (states.includes('DISPUTED')) return 'DISPUTED'
  if (!states.every(hasEnded)) return 'IN_PROGRESS'
  return states.includes('COMPLETED') ? 'COMPLETED' : 'CANCELLED'
}
