import type { ListingStatus } from '../../generated/schema'
import { Badge } from '../../ui/text/badge'

export const StatusBadge = ({ listing }: { listing: Listing }) => {
  const { label, tone } = listingStatus(listing)
  return <Badge tone={tone}>{label}</Badge>
}

interface Listing {
  status: ListingStatus
  hasUnpublishedChanges: boolean
  takenDown?: boolean
}

/** True if the public page shows the latest version. */
export const isUpToDate = ({ status, hasUnpublishedChanges }: Listing) =>
  status === 'PUBLISHED' && !hasUnpublishedChanges

const listingStatus = (listing: Listing) => {
  if (listing.takenDown) return { label: 'Taken down', tone: 'plain' } as const
  if (listing.status === 'DRAFT') return { label: 'Draft', tone: 'plain' } as const
  if (listing.status === 'UNPUBLISHED') return { label: 'Unpublished', tone: 'plain' } as const
  if (listing.hasUnpublishedChanges) return { label: 'Changes not published', tone: 'wait' } as const
  return { label: 'Published', tone: 'good' } as const
}
