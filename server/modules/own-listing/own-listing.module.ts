import { signedIn } from '../../api/signed-in'
import { fromDatabase } from '../../database/from-database'
import type { PageRequest } from '../../database/paging/page'
import type { UserRow } from '../../database/tables/tables'
import type { ListingStatus } from '../../generated/resolvers'
import type { Module } from '../module'
import { createOwnListingCommands, type OwnListingCommands } from './own-listing.commands'
import { createOwnListingRepository, type OwnListingRepository } from './own-listing.repository'
import { ownListingResolvers } from './own-listing.resolvers'

export interface OwnListingModule {
  services: { ownListingRepository: OwnListingRepository }
  queries: { ownListings: OwnListingQueries }
  commands: { ownListingCommands: OwnListingCommands }
}

type OwnListingQueries = ReturnType<typeof createOwnListingQueries>
type Viewer = UserRow | undefined

interface OwnListingList extends PageRequest {
  status?: ListingStatus | null | undefined
}

const createOwnListingQueries = ({ ownListingRepository }: { ownListingRepository: OwnListingRepository }) => ({
  page: (viewer: Viewer, { status, ...request }: OwnListingList) =>
    ownListingRepository.page(signedIn(viewer), status, request),

  find: (viewer: Viewer, id: string) => ownListingRepository.find(signedIn(viewer), id),
})

const sellers = ['VENDOR', 'FREELANCER', 'BROKER'] as const

export const ownListingModule = {
  resolvers: ownListingResolvers,
  access: {
    Query: { ownListing: sellers, ownListings: sellers },
    Mutation: {
      createListing: sellers,
      deleteListing: sellers,
      discardListingChanges: sellers,
      editListing: sellers,
      publishListing: sellers,
      unpublishListing: sellers,
    },
  },
  services: { ownListingRepository: fromDatabase(createOwnListingRepository) },
  queries: { ownListings: createOwnListingQueries },
  commands: { ownListingCommands: createOwnListingCommands },
} satisfies Module<OwnListingModule>
