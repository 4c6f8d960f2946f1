import { Router } from 'express'
import { countView } from '../../modules/listing-view/count-view'
import type { ViewCounter } from '../../modules/listing-view/view-counter'
import type { ContextOf } from '../visitor/request-contexts'

/** Counts a view of a listing, which its page posts. Views by its seller don't count. */
export const createListingViewsRouter = (views: ViewCounter, contextOf: ContextOf) => {
  const router = Router({ caseSensitive: true, strict: true })

  router.post('/:id', async (request, response, next) => {
    if (!(await countView(views, await contextOf(request, response), request.params.id))) return next()
    response.sendStatus(204)
  })
  return router
}
