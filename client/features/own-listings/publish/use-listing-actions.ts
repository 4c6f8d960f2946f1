import type { ApolloCache } from '@apollo/client'
import { problemOf } from '../../form/form-result'
import type { ListingForm_ListingFragment } from '../editor/listing-form.generated'
import {
  useDeleteListingMutation,
  useDiscardListingChangesMutation,
  usePublishListingMutation,
  useUnpublishListingMutation,
} from './listing-actions.generated'

export interface Problem {
  message: string
  /** Absent if the problem is not about one field. */
  field?: string
}

export interface ActionResult {
  /** The changed listing; absent after a deletion. */
  listing?: ListingForm_ListingFragment
  problem?: Problem
}

type Reply =
  | { __typename: 'ListingSaved'; listing: ListingForm_ListingFragment }
  | { __typename: 'ListingDeleted' }
  | { __typename: 'InvalidInput'; field: string; message: string }
  | { __typename: 'ListingNotFound'; message: string }
  | { __typename: 'TooManyAttempts'; retryAfterSeconds: number }

/** Publish, unpublish, discard and delete. A failure is returned as a problem. */
export const useListingActions = () => {
  const update = evictPublicQueries
  const [publish] = usePublishListingMutation({ update })
  const [unpublish] = useUnpublishListingMutation({ update })
  const [discard] = useDiscardListingChangesMutation()
  const [remove] = useDeleteListingMutation({ update })
  return {
    publish: (id: string) => toResult(async () => (await publish({ variables: { id } })).data?.publishListing),
    unpublish: (id: string) => toResult(async () => (await unpublish({ variables: { id } })).data?.unpublishListing),
    discard: (id: string) => toResult(async () => (await discard({ variables: { id } })).data?.discardListingChanges),
    remove: (id: string) => toResult(async () => (await remove({ variables: { id } })).data?.deleteListing),
  }
}

const toResult = async (send: () => Promise<Reply | undefined>): Promise<ActionResult> => {
  const reply = await send().catch(() => undefined)
  switch (reply?.__typename) {
    case 'ListingSaved':
      return { listing: reply.listing }
    case 'ListingDeleted':
      return {}
    case 'InvalidInput':
      return { problem: { field: reply.field, message: reply.message } }
    case 'ListingNotFound':
      return { problem: { message: reply.message } }
    case 'TooManyAttempts':
      return { problem: { message: problemOf(reply).problem } }
    default:
      return { problem: { message: 'Something went wrong. Nothing was changed. Please try again.' } }
  }
}

const ownFields = new Set(['viewer', 'ownListings', 'ownListing'])

/** Public lists, counts and search results have changed: each is fetched again when a page shows it. */
const evictPublicQueries = (cache: ApolloCache) => {
  cache.modify({
    id: 'ROOT_QUERY',
    fields: (value, { fieldName, DELETE }) => (ownFields.has(fieldName) ? value : DELETE),
  })
  cache.gc()
}
