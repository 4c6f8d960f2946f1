import { type Request, type Response, Router } from 'express'
import type { Context } from '../../api/context'
import { countView } from '../../modules/listing-view/count-view'
import type { ViewCounter } from '../../modules/listing-view/view-counter'

/** Counts a view of a listing, which its page posts. Views by its seller don't count. */
export const createListingViewsRouter = (
  views: ViewCounter,
  contextOf: (request: Request, response: Response) => Promise<Context>,
) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/:id', async (request, response, next) => {
    if (!(await countView(views, await contextOf(request, response), request.params.id))) return next()
    response.sendStatus(204)
  })

  router.use((_, response) => {
    response.sendStatus(404)
  })
  return router
}
