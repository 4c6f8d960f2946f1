import { type Request, type Response, Router } from 'express'
import type { Context } from '../../api/context'
import type { ViewCounter } from '../../modules/listing-view/view-counter'

const listingId = /^(prd|srv)-[\w-]{1,60}$/

/** Counts a view of a listing, which its page posts. Views by its seller don't count. */
export const createViewsRouter = (
  views: ViewCounter,
  contextOf: (request: Request, response: Response) => Promise<Context>,
) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/:id', async (request, response, next) => {
    const { id } = request.params
    if (!listingId.test(id)) return next()
    const { listings, viewer, visitor } = await contextOf(request, response)
    const listing = await listings.offered(id)
    if (!listing) return next()
    if (viewer?.id !== listing.sellerId) views.count(listing, visitor.address)
    response.sendStatus(204)
  })

  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}
