import type { ListingPage } from '../../api/parents'
import type { Viewer } from '../../api/viewer'
import { loaderByColumns } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { ListingRow, UserRow } from '../../database/tables/tables'
import { MAX_SAVED_LISTINGS } from './saved.commands'
import type { SavedRepository } from './saved.repository'

export const createSavedQueries = ({ savedRepository }: { savedRepository: SavedRepository }) => {
  const savedListing = loaderByColumns(savedRepository.byKeys, ['userId', 'listingId'])
  return {
    page: ({ id }: UserRow, request: PageRequest): Promise<ListingPage> => savedRepository.listings(id, request),

    ids: ({ id }: UserRow) => savedRepository.ids(id, MAX_SAVED_LISTINGS),

    /** The viewer's record of a saved listing. Undefined if they have not saved it. */
    of: async ({ id: listingId }: ListingRow, viewer: Viewer) =>
      viewer && savedListing.load({ userId: viewer.id, listingId }),

    searches: ({ id }: UserRow) => savedRepository.searches(id),
  }
}
