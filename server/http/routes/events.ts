import { type Request, type Response, Router } from 'express'
import type { Context } from '../../api/context'
import type { EventStreams } from '../../modules/live-event/event-streams'
import { ownPagesOnly } from '../same-origin'
import { sendError } from '../send-error'

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Neither kept nor compressed on the way: either would hold back what is to arrive at once.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}
/** After how long a browser asks again. */
const RETRY_MS = 3_000

/**
 * What happens to whoever is signed in, as server-sent events for as long as the page is open. `ready`: what was read before may
 * be old; `message` and `read` name a conversation, `notification` a notification. What they say is asked of the API.
 */
export const createEventsRouter = (
  streams: EventStreams,
  contextOf: (request: Request, response: Response) => Promise<Context>,
) => {
  const router = Router({ caseSensitive: true, strict: true })
  router.get('/', ownPagesOnly, async (request, response) => {
    response.set('cache-control', 'no-store')
    const { viewer, visitor } = await contextOf(request, response)
    if (!viewer || visitor.token === undefined) return sendError(response, 401, 'UNAUTHENTICATED', 'Please log in.')
    if (!streams.accepts(viewer.id)) {
      return sendError(response, 429, 'TOO_MANY_STREAMS', 'Too many pages of this account are open.')
    }
    response.set(headers)
    response.write(`retry: ${RETRY_MS}\n\n`)
    const close = await streams.open({ userId: viewer.id, token: visitor.token, outlet: response }, lastHeard(request))
    response.on('close', close)
    // It may be gone before it began.
    if (response.destroyed) close()
  })
  return router
}

/** The number of the event that a browser heard last before it lost the connection. */
const lastHeard = ({ headers }: Request) => {
  const id = headers['last-event-id']
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : undefined
}
