import { createServer as createHttpServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { HOUR_MS, MINUTE_MS } from '../lib/dates'

/** Time without progress in either direction after which a connection is closed. Event streams send a heartbeat every 12 seconds. */
export const STALLED_MS = 15_000

/** Clients may reuse an idle connection for the first time. It is closed after the second, because a slow client is late. */
const REUSE_SECONDS = 5
const KEEP_ALIVE_MS = 10_000

/** The server has this time for a response once the request has arrived, while nothing moves on the connection. */
const MAX_WORK_MS = 60_000

/** A request has this time to arrive, but for uploads of files, which may take an hour. */
const ARRIVAL_MS = 30_000
const LARGE_UPLOAD_MS = HOUR_MS
/** An upload of a file brings 5 kB a second. Slower ones would keep the slots of uploads from all others. */
const MIN_BYTES_PER_MINUTE = 60 * 5_000
const LARGE_UPLOADS = ['/files', '/product-files']

/** The HTTP server. Its timeouts cut off slow senders, idle connections and clients that don't read. */
export const createServer = (
  handler: RequestListener,
  maxConnections: number,
  stalledMs = STALLED_MS,
  arrivalMs = ARRIVAL_MS,
) => {
  const timeouts = { connectionsCheckingInterval: 1_000, headersTimeout: 5_000, requestTimeout: LARGE_UPLOAD_MS }
  const server = createHttpServer(timeouts, (request, response) => {
    if (hasBody(request))
      response.once('close', isLargeUpload(request) ? endIfSlow(request) : endIfLate(request, arrivalMs))
    let began = performance.now()
    request.once('end', () => {
      began = performance.now()
    })
    // A client that waits for a slow server doesn't stall. Without a listener the connection is closed.
    response.on('timeout', (socket: Socket) => {
      const isWaiting = request.complete && !response.headersSent && performance.now() - began < MAX_WORK_MS
      if (isWaiting) socket.setTimeout(stalledMs)
      else socket.destroy()
    })
    // It drains. The client's next request goes to another process.
    if (server.listening) response.setHeader('keep-alive', `timeout=${REUSE_SECONDS}`)
    else response.shouldKeepAlive = false
    handler(request, response)
  })
  server.maxConnections = maxConnections
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.setTimeout(stalledMs)
  return server
}

const DRAIN_CHECK_MS = 50
/** Uploads and downloads that take longer are cut. */
export const MAX_DRAIN_MS = 300_000

/**
 * Stops listening and waits until all connections have ended: idle ones after the time in which clients may reuse them, the others
 * after their response. `server.close()` would cut those that a client is about to use.
 */
export const drain = async (server: Server) => {
  NetServer.prototype.close.call(server)
  const until = performance.now() + MAX_DRAIN_MS
  const countConnections = promisify(server.getConnections.bind(server))
  while (performance.now() < until && (await countConnections()) > 0) await wait(DRAIN_CHECK_MS)
}

/** Ends a request that has not arrived after this time. Returns a function that stops it. */
const endIfLate = (request: IncomingMessage, arrivalMs: number) => {
  const timer = setTimeout(() => request.complete || request.destroy(), arrivalMs)
  return () => clearTimeout(timer)
}

/** Ends an upload that is too slow for a minute. Returns a function that stops it. */
const endIfSlow = (request: IncomingMessage) => {
  const { socket } = request
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (!request.complete && socket.bytesRead - before < MIN_BYTES_PER_MINUTE) request.destroy()
    before = socket.bytesRead
  }, MINUTE_MS)
  return () => clearInterval(timer)
}

const isLargeUpload = ({ url = '' }: IncomingMessage) => LARGE_UPLOADS.some((path) => url.startsWith(`${path}?`))

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
