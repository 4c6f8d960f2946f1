import type { ApolloClient } from '@apollo/client'
import { SavedListingIdsDocument, SaveListingDocument, UnsaveListingDocument } from './saved-listing-ids.generated'

interface ToggleResult {
  /** The title of the listing that was saved. */
  title?: string
  problem?: string
}

/** Saves or unsaves a listing on the server and in the cache. */
export const toggleSave = (client: ApolloClient, id: string, wanted: boolean): Promise<ToggleResult> =>
  wanted ? save(client, id) : unsave(client, id)

const save = async (client: ApolloClient, id: string) => {
  const answer = await client.mutate({ mutation: SaveListingDocument, variables: { id } }).then(
    ({ data }) => data?.saveListing,
    () => undefined,
  )
  if (answer?.__typename !== 'SavedListingAdded') {
    return { problem: answer?.message ?? 'It could not be saved. Please try again.' }
  }
  updateSavedIds(client, (ids) => (ids.includes(id) ? ids : [id, ...ids]))
  return { title: answer.listing.title }
}

const unsave = async (client: ApolloClient, id: string) => {
  const answer = await client.mutate({ mutation: UnsaveListingDocument, variables: { id } }).then(
    ({ data }) => data?.unsaveListing,
    () => undefined,
  )
  if (answer?.__typename !== 'ListingUnsaved') {
    return { problem: answer?.message ?? 'It could not be removed. Please try again.' }
  }
  updateSavedIds(client, (ids) => ids.filter((each) => each !== id))
  return {}
}

/** Does nothing before the saved ids were loaded. */
const updateSavedIds = ({ cache }: ApolloClient, next: (ids: string[]) => string[]) =>
  cache.updateQuery(
    { query: SavedListingIdsDocument },
    (cached) => cached && { savedListingIds: next(cached.savedListingIds) },
  )
