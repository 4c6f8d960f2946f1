import { failureText, isAnswered, problemOf } from '../../form/form-result'
import type { ListingForm_ListingFragment } from '../editor/listing-form.generated'
import type { Problem } from '../problem'
import { evictCatalogue } from './evict-catalogue'
import {
  useDeleteListingMutation,
  useDiscardListingChangesMutation,
  usePublishListingMutation,
  useUnpublishListingMutation,
} from './listing-actions.generated'

export interface ActionResult {
  /** The changed listing; absent after a deletion. */
  listing?: ListingForm_ListingFragment
  problem?: Problem
  /** The server's version, if it differs from the one to publish. */
  other?: ListingForm_ListingFragment
}

type Reply =
  | { __typename: 'ListingSaved'; listing: ListingForm_ListingFragment }
  | { __typename: 'ListingDeleted' }
  | { __typename: 'EditConflict'; current: ListingForm_ListingFragment; message: string }
  | { __typename: 'InvalidInput'; field: string; message: string }
  | { __typename: 'ListingNotFound' | 'TooManyAttempts'; message: string }

/** Publish, unpublish, discard and delete. A failure is returned as a problem. */
export const useListingActions = () => {
  const update = evictCatalogue
  const [publish] = usePublishListingMutation({ update })
  const [unpublish] = useUnpublishListingMutation({ update })
  const [discard] = useDiscardListingChangesMutation()
  const [remove] = useDeleteListingMutation({ update })
  return {
    /** `updatedAt`: of the version that the page shows. */
    publish: (id: string, updatedAt: string) =>
      toResult(async () => (await publish({ variables: { id, updatedAt } })).data?.publishListing),
    unpublish: (id: string) => toResult(async () => (await unpublish({ variables: { id } })).data?.unpublishListing),
    discard: (id: string) => toResult(async () => (await discard({ variables: { id } })).data?.discardListingChanges),
    remove: (id: string) => toResult(async () => (await remove({ variables: { id } })).data?.deleteListing),
  }
}

const toResult = (send: () => Promise<Reply | undefined>): Promise<ActionResult> =>
  send()
    .then(resultOf)
    .catch((error: unknown) => ({ problem: { message: failureText(error), isUnknown: !isAnswered(error) } }))

const resultOf = (reply: Reply | undefined): ActionResult => {
  switch (reply?.__typename) {
    case 'ListingSaved':
      return { listing: reply.listing }
    case 'ListingDeleted':
      return {}
    case 'EditConflict':
      return { other: reply.current, problem: { message: reply.message } }
    case 'InvalidInput':
      return { problem: { field: reply.field, message: reply.message } }
    default:
      return { problem: { message: problemOf(reply).problem } }
  }
}
