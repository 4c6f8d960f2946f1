import type { EngagementState } from '../../generated/schema'

/** Labels and colours of states: all that pages know of them. The address names them as they are here. */
export const stateWords: Record<EngagementState, { label: string; tone: 'plain' | 'good' | 'wait' | 'bad' }> = {
  QUOTE_REQUESTED: { label: 'Quote requested', tone: 'wait' },
  OFFERED: { label: 'Offered', tone: 'wait' },
  COUNTERED: { label: 'Countered', tone: 'wait' },
  AWAITING_REQUIREMENTS: { label: 'Awaiting requirements', tone: 'wait' },
  IN_PROGRESS: { label: 'In progress', tone: 'plain' },
  DELIVERED: { label: 'Delivered', tone: 'wait' },
  CHANGES_REQUESTED: { label: 'Changes requested', tone: 'wait' },
  DISPUTED: { label: 'Disputed', tone: 'bad' },
  COMPLETED: { label: 'Completed', tone: 'good' },
  DECLINED: { label: 'Declined', tone: 'plain' },
  CANCELLED: { label: 'Cancelled', tone: 'plain' },
}

const isState = (text: string): text is EngagementState => Object.hasOwn(stateWords, text)

/** The address keeps which are shown: `?state=in-progress`. Nonsense counts as absent. */
export const stateIn = (params: URLSearchParams) => {
  const name = (params.get('state') ?? '').toUpperCase().replaceAll('-', '_')
  return isState(name) ? name : undefined
}

export const stateNames = Object.entries(stateWords).map(([state, { label }]) => ({
  name: state.toLowerCase().replaceAll('_', '-'),
  label,
}))
