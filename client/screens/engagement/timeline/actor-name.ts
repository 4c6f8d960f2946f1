import type { EngagementActor } from '../../../generated/schema'

interface Event {
  actor: EngagementActor
  by: { id: string; name: string } | null
}

/** After what happened: `by you`, `by Priya Raman`, `automatically`. */
export const byActorName = ({ by, actor }: Event, viewerId: string | undefined) => {
  if (by) return `by ${by.id === viewerId ? 'you' : by.name}`
  return actor === 'CLOCK' ? 'automatically' : 'by Marque'
}
