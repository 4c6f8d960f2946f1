import type { OrderState } from '../../generated/schema'

export const orderTones: Record<OrderState, 'plain' | 'good' | 'wait' | 'bad'> = {
  UNDER_WAY: 'wait',
  DISPUTED: 'bad',
  COMPLETED: 'good',
  CANCELLED: 'plain',
}
