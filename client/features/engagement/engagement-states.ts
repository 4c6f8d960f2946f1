import type { EngagementState, OrderState } from '../../generated/schema'
import type { BadgeTone } from '../../ui/text/badge'

/** The label and the colour of each state, in the order of the filter. */
export const engagementStates: Record<EngagementState, { label: string; tone: BadgeTone }> = {
  QUOTE_REQUESTED: { label: 'Quote requested', tone: 'wait' },
  OFFERED: { label: 'Offered', tone: 'wait' },
  COUNTERED: { label: 'Countered', tone: 'wait' },
  AWAITING_FUNDING: { label: 'Not funded yet', tone: 'plain' },
  AWAITING_REQUIREMENTS: { label: 'Awaiting requirements', tone: 'wait' },
  IN_PROGRESS: { label: 'In progress', tone: 'plain' },
  DELIVERED: { label: 'Delivered', tone: 'wait' },
  CHANGES_REQUESTED: { label: 'Changes requested', tone: 'wait' },
  DISPUTED: { label: 'Disputed', tone: 'bad' },
  COMPLETED: { label: 'Completed', tone: 'good' },
  DECLINED: { label: 'Declined', tone: 'plain' },
  CANCELLED: { label: 'Cancelled', tone: 'plain' },
}

export const orderTones: Record<OrderState, BadgeTone> = {
  IN_PROGRESS: 'plain',
  DISPUTED: 'bad',
  COMPLETED: 'good',
  CANCELLED: 'plain',
}
