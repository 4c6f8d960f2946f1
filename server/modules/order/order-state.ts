import type { EngagementState, OrderState } from '../../generated/resolvers'
import { hasEnded } from '../engagement/engagement.states'

export const orderStateLabels: Record<OrderState, string> = {
  IN_PROGRESS: 'In progress',
  DISPUTED: 'Disputed',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
}

/** An order has no state of its own: it follows from what was bought with it. */
export const orderState = (states: readonly EngagementState[]): OrderState => {
  if (states.includes('DISPUTED')) return 'DISPUTED'
  if (!states.every(hasEnded)) return 'IN_PROGRESS'
  return states.includes('COMPLETED') ? 'COMPLETED' : 'CANCELLED'
}
