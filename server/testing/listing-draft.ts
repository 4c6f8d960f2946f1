import type { Visitor } from '../api/visitor'
import type { Execute } from './execute'
import type { EditListingInput } from './generated/schema'
import {
  CreateListingDocument,
  DeleteListingDocument,
  DiscardListingChangesDocument,
  EditListingDocument,
  OwnListingDocument,
  OwnListingsDocument,
  type OwnListingsQueryVariables,
  PublishListingDocument,
  UnpublishListingDocument,
} from './listing-draft.generated'
import { addProductFile } from './product-file'
import { expectType, expectValue } from './result'
import { runAs } from './run-as'

/** Own listings of a visitor. Functions called `try…` return the member of the result union; the others expect success. */
export const sellerOf = (execute: Execute, visitor: Visitor) => {
  const run = runAs(execute, visitor)
  const find = async (id: string) => (await run(OwnListingDocument, { id })).ownListing
  const tryCreate = async () => (await run(CreateListingDocument, {})).createListing
  const tryEdit = async (input: EditListingInput) => (await run(EditListingDocument, { input })).editListing
  const tryPublish = async (id: string, updatedAt?: string) =>
    (await run(PublishListingDocument, { id, updatedAt })).publishListing
  const tryUnpublish = async (id: string) => (await run(UnpublishListingDocument, { id })).unpublishListing
  const tryDiscard = async (id: string) => (await run(DiscardListingChangesDocument, { id })).discardListingChanges
  const tryRemove = async (id: string) => (await run(DeleteListingDocument, { id })).deleteListing
  return {
    tryCreate,
    /** A product has a file, without which it can't be published. */
    create: async () => {
      const { listing } = expectType(await tryCreate(), 'ListingCreated')
      if (listing.kind === 'PRODUCT') await addProductFile(execute.db, listing.id)
      return listing
    },
    find,
    read: async (id: string) => expectValue(await find(id)),
    list: async (page: OwnListingsQueryVariables = {}) =>
      (await run(OwnListingsDocument, { first: 24, ...page })).ownListings,
    tryEdit,
    edit: async (input: EditListingInput) => expectType(await tryEdit(input), 'ListingSaved').listing,
    tryPublish,
    publish: async (id: string) => expectType(await tryPublish(id), 'ListingSaved').listing,
    tryUnpublish,
    unpublish: async (id: string) => expectType(await tryUnpublish(id), 'ListingSaved').listing,
    tryDiscard,
    discard: async (id: string) => expectType(await tryDiscard(id), 'ListingSaved').listing,
    tryRemove,
    remove: async (id: string) => expectType(await tryRemove(id), 'ListingDeleted').id,
  }
}

export const completeDraft = {
  title: 'Quokka Brand Sheet',
  description: 'One page that says who you are, with colours and a mark.',
  price: 49.99,
  category: 'logo-design',
  images: [],
  tags: ['Brand  Sheet', 'quokka'],
  deliveryDays: 5,
}
