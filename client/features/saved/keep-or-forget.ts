import type { ApolloClient } from '@apollo/client'
import { SaveListingDocument } from './save-listing.generated'
import { SavedListingIdsDocument } from './saved-listing-ids.generated'
import { UnsaveListingDocument } from './unsave-listing.generated'

interface Outcome {
  /** Of what is saved now. */
  title?: string
  problem?: string
}

/** Saves a listing or forgets it, on the server and in what this page knows of it. */
export const keepOrForget = (client: ApolloClient, id: string, wanted: boolean): Promise<Outcome> =>
  wanted ? keep(client, id) : forget(client, id)

const keep = async (client: ApolloClient, id: string) => {
  const answer = await client.mutate({ mutation: SaveListingDocument, variables: { id } }).then(
    ({ data }) => data?.saveListing,
    () => undefined,
  )
  if (answer?.__typename !== 'ListingKept') {
    return { problem: answer?.message ?? 'It could not be saved. Please try again.' }
  }
  change(client, (ids) => (ids.includes(id) ? ids : [id, ...ids]))
  return { title: answer.listing.title }
}

const forget = async (client: ApolloClient, id: string) => {
  try {
    await client.mutate({ mutation: UnsaveListingDocument, variables: { id } })
  } catch {
    return { problem: 'It could not be removed. Please try again.' }
  }
  change(client, (ids) => ids.filter((each) => each !== id))
  return {}
}

/** Where they have not been asked for there is nothing to change. */
const change = ({ cache }: ApolloClient, next: (ids: string[]) => string[]) =>
  cache.updateQuery(
    { query: SavedListingIdsDocument },
    (known) => known && { savedListingIds: next(known.savedListingIds) },
  )
