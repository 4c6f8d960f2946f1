import type { Timeline_EngagementFragment } from './timeline.generated'

export type EventActor = Pick<Timeline_EngagementFragment['events'][number], 'by' | 'actor'>

/** `by you`, `by Priya Raman`, `automatically`, `by Marque`; admins read which of them it was: `by Adrian Cole, Marque` */
export const byActorName = ({ by, actor }: EventActor, viewerId: string | undefined) => {
  if (by && by.id === viewerId) return 'by you'
  if (by) return `by ${by.name}${actor === 'ADMIN' ? ', Marque' : ''}`
  return actor === 'CLOCK' ? 'automatically' : 'by Marque'
}
