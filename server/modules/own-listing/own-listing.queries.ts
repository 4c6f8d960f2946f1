import { signedIn, type Viewer } from '../../api/viewer'
import type { PageRequest } from '../../database/paging/page'
import type { ListingStatus } from '../../generated/resolvers'
import type { OwnListingRepository } from './own-listing.repository'

interface OwnListingList extends PageRequest {
  status?: ListingStatus | null | undefined
}

export const createOwnListingQueries = ({ ownListingRepository }: { ownListingRepository: OwnListingRepository }) => ({
  page: (viewer: Viewer, { status, ...request }: OwnListingList) =>
    ownListingRepository.page(signedIn(viewer), status, request),

  find: (viewer: Viewer, id: string) => ownListingRepository.find(signedIn(viewer), id),
})

export type OwnListingQueries = ReturnType<typeof createOwnListingQueries>
