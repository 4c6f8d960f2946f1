import type { EngagementActions_EngagementFragment } from './engagement-actions.generated'

export type Transition = EngagementActions_EngagementFragment['availableTransitions'][number]
export type TransitionField = Transition['fields'][number]

/** The key of a form's draft, which survives a session that ends. */
export const draftKey = (engagementId: string, { name }: Pick<Transition, 'name'>) =>
  `transition:${engagementId}:${name}`
