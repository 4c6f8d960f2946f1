import type { Writable } from 'node:stream'
import { type Request, type Response, Router } from 'express'
import type { ErrorFormatter } from '../../api/errors/mask-errors'
import { createSubscriptionHandler } from '../../api/subscription-handler'
import type { Log } from '../../infrastructure/log'
import { reportError } from '../../infrastructure/report-error'
import { sendBusy } from '../errors'
import { jsonBody } from '../json-body'
import { ownPagesOnly } from '../same-origin'
import { STALLED_MS } from '../server'
import type { ContextOf } from '../visitor/request-contexts'

const headers = {
  // Storing or compressing would delay events.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Subscriptions by the GraphQL over SSE protocol, in distinct connections mode: each has a response of its own. */
export const createSubscriptions = (contextOf: ContextOf, log: Log, formatError: ErrorFormatter) => {
  const open = new Set<Response>()
  let isStopped = false

  const handle = createSubscriptionHandler(contextOf, formatError)

  const router = Router({ caseSensitive: true, strict: true })
  router.all('/', ownPagesOnly, jsonBody, async (request: Request, response: Response) => {
    if (isStopped) return sendBusy(response)
    response.set(headers)
    const [body, { status, headers: { 'content-type': type } = {} }] = await handle({
      method: request.method,
      url: request.url,
      headers: { get: (name) => (name === 'accept' ? 'text/event-stream' : request.get(name)) },
      body: request.body,
      raw: request,
      context: { response },
    })
    response.status(status)
    if (type !== undefined) response.set('content-type', type)
    if (typeof body === 'string' || body === null) return response.end(body)
    open.add(response)
    response.once('close', () => open.delete(response))
    // It opened while the server stopped.
    if (isStopped) response.end()
    await sendEventStream(body, response).catch((error: unknown) => {
      reportError(log)(error, { work: 'subscription' })
      response.destroy()
    })
  })

  return {
    router,

    /** Ends the responses without completing the subscriptions, so that clients subscribe again, and refuses new ones. */
    stop: () => {
      isStopped = true
      for (const response of open) response.end()
    },
  }
}

/** The most bytes that are buffered for a client that doesn't read. */
const MAX_BUFFERED_BYTES = 64 * 1024

/** Sends a stream until it completes or the client disconnects. A client that doesn't read is disconnected; it can resume. */
export const sendEventStream = async (events: AsyncGenerator<string>, response: Writable, stalledMs = STALLED_MS) => {
  const sent = watchProgress(response, stalledMs)
  const stop = () => void events.return(undefined)
  response.once('close', stop)
  // The client may have gone before the stream began.
  if (response.destroyed) stop()
  for await (const event of events) {
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
    if (response.destroyed || response.writableEnded) break
    response.write(event)
    sent(event)
  }
  if (!response.writableEnded) response.end()
}

/** Destroys a response that has bytes waiting and sends none of them in time. The server's timeout starts anew at each heartbeat. */
const watchProgress = (response: Writable, stalledMs: number) => {
  let written = 0
  let timer: NodeJS.Timeout | undefined
  const flushed = () => written - response.writableLength

  const check = (before: number) => {
    timer = undefined
    if (response.writableLength === 0) return
    if (flushed() > before) start()
    else response.destroy()
  }
  const start = () => {
    timer = setTimeout(check, stalledMs, flushed())
  }
  response.once('close', () => clearTimeout(timer))

  return (event: string) => {
    written += Buffer.byteLength(event)
    if (timer === undefined && response.writableLength > 0) start()
  }
}
