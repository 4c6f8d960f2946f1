import type { PageRequest } from '../../database/paging/page'
import type { UserRow } from '../../database/tables/tables'
import type { ListingStatus } from '../../generated/resolvers'
import type { OwnListingRepository } from './own-listing.repository'

interface OwnListingList extends PageRequest {
  status?: ListingStatus | null | undefined
}

export const createOwnListingQueries = ({ ownListingRepository }: { ownListingRepository: OwnListingRepository }) => ({
  page: (viewer: UserRow, { status, ...request }: OwnListingList) => ownListingRepository.page(viewer, status, request),

  find: (viewer: UserRow, id: string) => ownListingRepository.find(viewer, id),
})

export type OwnListingQueries = ReturnType<typeof createOwnListingQueries>
