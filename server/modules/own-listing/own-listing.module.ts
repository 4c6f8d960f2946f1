import { signedIn } from '../../api/access-guard'
import type { PageRequest } from '../../database/paging/page'
import type { UserRow } from '../../database/tables/tables'
import type { ListingStatus } from '../../generated/resolvers'
import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createOwnListingCommands } from './own-listing.commands'
import { createOwnListingRepository, type OwnListingRepository } from './own-listing.repository'
import { ownListingResolvers } from './own-listing.resolvers'

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

const factories = {
  services: { ownListingRepository: fromDatabase(createOwnListingRepository) },
  queries: { ownListings: createOwnListingQueries },
  commands: { ownListingCommands: createOwnListingCommands },
}

export type OwnListingModule = ServicesOf<typeof factories>

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
  ...factories,
} satisfies Module
