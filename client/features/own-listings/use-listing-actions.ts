import { useDeleteListingMutation } from './delete-listing.generated'
import { useDiscardListingChangesMutation } from './discard-listing-changes.generated'
import { forgetPublic } from './forget-public'
import type { ListingForm_ListingFragment } from './listing-form.generated'
import { usePublishListingMutation } from './publish-listing.generated'
import { useUnpublishListingMutation } from './unpublish-listing.generated'

export interface Problem {
  message: string
  /** Name of the field it is about; without it, it is about all of it. */
  field?: string
}

export interface Answer {
  /** As it is now; nothing where it is gone. */
  listing?: ListingForm_ListingFragment
  problem?: Problem
}

type Reply =
  | { __typename: 'ListingSaved'; listing: ListingForm_ListingFragment }
  | { __typename: 'ListingDeleted' }
  | { __typename: 'InvalidInput'; field: string; message: string }
  | { __typename: 'ListingNotFound'; message: string }

/** What can be done to a listing besides writing it. A failure is an answer too. */
export const useListingActions = () => {
  const update = forgetPublic
  const [publish] = usePublishListingMutation({ update })
  const [unpublish] = useUnpublishListingMutation({ update })
  const [discard] = useDiscardListingChangesMutation()
  const [remove] = useDeleteListingMutation({ update })
  return {
    publish: (id: string) => answerOf(async () => (await publish({ variables: { id } })).data?.publishListing),
    unpublish: (id: string) => answerOf(async () => (await unpublish({ variables: { id } })).data?.unpublishListing),
    discard: (id: string) => answerOf(async () => (await discard({ variables: { id } })).data?.discardListingChanges),
    remove: (id: string) => answerOf(async () => (await remove({ variables: { id } })).data?.deleteListing),
  }
}

const answerOf = async (ask: () => Promise<Reply | undefined>): Promise<Answer> => {
  const reply = await ask().catch(() => undefined)
  switch (reply?.__typename) {
    case 'ListingSaved':
      return { listing: reply.listing }
    case 'ListingDeleted':
      return {}
    case 'InvalidInput':
      return { problem: { field: reply.field, message: reply.message } }
    case 'ListingNotFound':
      return { problem: { message: reply.message } }
    default:
      return { problem: { message: 'Something went wrong. Nothing was changed. Please try again.' } }
  }
}
