import type { UserRow } from '../../database/tables/tables'
import type { NoteSavedListingInput, SaveSearchInput } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import { paragraphs } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import { type CategoryQueries, unknownCategory } from '../category/category.queries'
import type { InTransaction } from '../container-scopes'
import type { ListingQueries } from '../listing/listing.queries'
import type { UserService } from '../user/user.service'
import type { SavedRepository } from './saved.repository'
import { criteriaOf, criteriaViolation, nameOf } from './search-criteria'

export const MAX_SAVED_LISTINGS = 500
const MAX_SAVED_SEARCHES = 20
const MAX_NOTE_LENGTH = 500

interface Dependencies {
  savedRepository: SavedRepository
  categories: CategoryQueries
  listings: ListingQueries
  now: () => Date
  inTransaction: InTransaction<{ savedRepository: SavedRepository; userService: Pick<UserService, 'lockActive'> }>
}

export const createSavedCommands = ({ savedRepository, categories, listings, now, inTransaction }: Dependencies) => ({
  save: async ({ id: userId }: UserRow, id: string) => {
    const listing = await listings.offered(id)
    if (!listing) return notFound
    return inTransaction(async ({ userService, savedRepository }) => {
      // The second of two concurrent requests counts the listing of the first.
      await userService.lockActive(userId)
      const isSaved = (await savedRepository.byKeys([{ userId, listingId: id }])).length > 0
      if (!isSaved && (await savedRepository.countListings(userId)) >= MAX_SAVED_LISTINGS) {
        return invalidInput('id', `You have saved ${MAX_SAVED_LISTINGS} already. Remove one first.`)
      }
      const { priceCents } = listing
      const savedAt = now().toISOString()
      await savedRepository.addListing({ userId, listingId: id, savedAt, priceCents, knownPriceCents: priceCents })
      return { __typename: 'SavedListingAdded' as const, listing }
    })
  },

  unsave: async ({ id: userId }: UserRow, id: string) => {
    await inTransaction(({ savedRepository }) => savedRepository.removeListing(userId, id))
    const listing = await listings.offered(id)
    return listing ? { __typename: 'ListingUnsaved' as const, listing } : notFound
  },

  note: async ({ id: userId }: UserRow, { id, note }: NoteSavedListingInput) => {
    const text = paragraphs(note)
    if (text.length > MAX_NOTE_LENGTH) return invalidInput('note', `A note has at most ${MAX_NOTE_LENGTH} characters.`)
    const listing = await listings.offered(id)
    if (!listing) return notFound
    const noted = await inTransaction(({ savedRepository }) => savedRepository.setNote(userId, id, text))
    return noted ? { __typename: 'SavedListingNoted' as const, listing } : notSaved
  },

  saveSearch: async ({ id: userId }: UserRow, input: SaveSearchInput) => {
    const category = input.category == null ? undefined : await categories.bySlug(input.category)
    if (input.category != null && !category) return unknownCategory
    const criteria = criteriaOf(input, category)
    const violation = criteriaViolation(input, criteria)
    if (violation) return violation
    const criteriaKey = JSON.stringify(Object.values(criteria))
    return inTransaction(async ({ userService, savedRepository }) => {
      await userService.lockActive(userId)
      const before = await savedRepository.searches(userId)
      const same = before.find((search) => search.criteriaKey === criteriaKey)
      if (same) return { __typename: 'SearchSaved' as const, savedSearch: same }
      if (before.length >= MAX_SAVED_SEARCHES) {
        return invalidInput('text', `You have ${MAX_SAVED_SEARCHES} saved searches already. Remove one first.`)
      }
      const savedSearch = {
        ...criteria,
        id: newId('svs'),
        userId,
        name: nameOf(criteria, category),
        criteriaKey,
        createdAt: now().toISOString(),
      }
      await savedRepository.addSearch(savedSearch)
      return { __typename: 'SearchSaved' as const, savedSearch }
    })
  },

  removeSearch: async ({ id: userId }: UserRow, id: string) =>
    (await savedRepository.removeSearch(userId, id))
      ? { __typename: 'SavedSearchRemoved' as const, id }
      : searchNotFound,
})

const searchNotFound = { __typename: 'SavedSearchNotFound' as const, message: 'This search was removed already.' }

const notSaved = { __typename: 'ListingNotFound' as const, message: 'You have not saved this listing.' }

const notFound = { __typename: 'ListingNotFound' as const, message: 'This listing is no longer on offer.' }
