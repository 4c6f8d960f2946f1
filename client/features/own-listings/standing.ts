import type { ListingStatus } from '../../generated/schema'

interface Listing {
  status: ListingStatus
  hasUnpublishedChanges: boolean
}

/** Everybody sees it as it is here. */
export const isUpToDate = ({ status, hasUnpublishedChanges }: Listing) =>
  status === 'PUBLISHED' && !hasUnpublishedChanges

/** Where a listing stands, in a word or three. */
export const standing = (listing: Listing) => {
  if (listing.status === 'DRAFT') return { word: 'Draft', tint: 'plain' } as const
  if (listing.status === 'UNPUBLISHED') return { word: 'Unpublished', tint: 'plain' } as const
  if (listing.hasUnpublishedChanges) return { word: 'Changes not published', tint: 'wait' } as const
  return { word: 'Published', tint: 'good' } as const
}
