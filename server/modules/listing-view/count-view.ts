import type { Context } from '../../api/context'
import type { ViewCounter } from './view-counter'

const listingId = /^(prd|srv)-[\w-]{1,60}$/

/** Counts a view of a listing, unless the viewer sells it. Returns false if no listing is offered with the id. */
export const countView = async (views: ViewCounter, { listings, viewer, visitor }: Context, id: string) => {
  const listing = listingId.test(id) ? await listings.offered(id) : undefined
  if (!listing) return false
  if (viewer?.id !== listing.sellerId) views.count(listing, visitor.address)
  return true
}
