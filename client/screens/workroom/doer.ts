import type { EngagementActor } from '../../generated/schema'

interface Event {
  actor: EngagementActor
  by: { id: string; name: string } | null
}

/** Who did it, for whom it is told to: `you`, `Priya Raman`, `the clock`. */
export const doer = ({ by, actor }: Event, viewerId: string | undefined) => {
  if (by) return by.id === viewerId ? 'you' : by.name
  return actor === 'CLOCK' ? 'the clock' : 'Marque'
}
