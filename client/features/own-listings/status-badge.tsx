import type { ListingStatus } from '../../generated/schema'
import { Badge } from '../dashboard/badge'
import { standing } from './standing'

export const StatusBadge = ({ listing }: { listing: { status: ListingStatus; hasUnpublishedChanges: boolean } }) => {
  const { word, tint } = standing(listing)
  return <Badge tone={tint}>{word}</Badge>
}
