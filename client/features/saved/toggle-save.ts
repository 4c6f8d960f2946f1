import type { ApolloClient } from '@apollo/client'
import { problemOf, refusalOf } from '../form/form-result'
import { SavedListingIdsDocument, SaveListingDocument, UnsaveListingDocument } from './saved-listing-ids.generated'

interface ToggleResult {
  /** The title of the listing that was saved. */
  title?: string
  problem?: string
}

/** Saves or unsaves a listing on the server and in the cache. */
export const toggleSave = (client: ApolloClient, id: string, wanted: boolean): Promise<ToggleResult> =>
  (wanted ? save(client, id) : unsave(client, id)).catch((error: unknown) => ({
    problem: refusalOf(error) ?? `It could not be ${wanted ? 'saved' : 'removed'}. Please try again.`,
  }))

const save = async (client: ApolloClient, id: string): Promise<ToggleResult> => {
  const { data } = await client.mutate({ mutation: SaveListingDocument, variables: { id } })
  const answer = data?.saveListing
  if (answer?.__typename !== 'SavedListingAdded') return problemOf(answer)
  updateSavedIds(client, (ids) => (ids.includes(id) ? ids : [id, ...ids]))
  return { title: answer.listing.title }
}

const unsave = async (client: ApolloClient, id: string): Promise<ToggleResult> => {
  const { data } = await client.mutate({ mutation: UnsaveListingDocument, variables: { id } })
  const answer = data?.unsaveListing
  if (answer?.__typename !== 'ListingUnsaved') return problemOf(answer)
  updateSavedIds(client, (ids) => ids.filter((each) => each !== id))
  return {}
}

/** Does nothing before the saved ids were loaded. */
const updateSavedIds = ({ cache }: ApolloClient, next: (ids: string[]) => string[]) =>
  cache.updateQuery(
    { query: SavedListingIdsDocument },
    (cached) => cached && { savedListingIds: next(cached.savedListingIds) },
  )
