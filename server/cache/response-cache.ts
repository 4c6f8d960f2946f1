import type { OutgoingHttpHeaders } from 'node:http'
import type { Request, RequestHandler } from 'express'
import { asksForFresh, isBusy, sendCached } from './cache-store'
import { createPublicCache, type PublicCacheOptions } from './public-cache'
import { PUBLIC } from './public-operations'

/** The headers that a response depends on. */
const keyHeaders = [
  'accept',
  'apollo-require-preflight',
  'content-type',
  'host',
  'origin',
  'sec-fetch-site',
  'x-apollo-operation-name',
] as const
/** Headers of one response. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
])
const MAX_KEY_LENGTH = 16 * 1024

interface Options extends PublicCacheOptions {
  /** True for requests with a session or an access token. */
  hasCredentials: (request: Request) => boolean
  /** True for visitors who may have just written. */
  mustBeCurrent: (request: Request) => boolean
}

/**
 * Answers public operations from memory. Requests with a session or an access token bypass the cache, because each counts as a use
 * of the session or token, and because their responses may be personal. So do requests with `Cache-Control: no-cache`.
 */
export const createResponseCache = ({ hasCredentials, mustBeCurrent, ...options }: Options): RequestHandler => {
  const lookUp = createPublicCache(options)

  return async (request, response, next) => {
    if (asksForFresh(request) || hasCredentials(request)) return next()
    const key = keyOf(request)
    if (key === undefined || key.length > MAX_KEY_LENGTH) return next()
    const store = sendCached(request, response, await lookUp(key, mustBeCurrent(request)))
    if (!store) return
    const send = response.send.bind(response)
    response.send = (body) => {
      const isPublic = response.statusCode === 200 && response.get('cache-control') === PUBLIC
      if (!isPublic || typeof body !== 'string') return send(body)
      // `send` adds the ETag, and removes the content type from a 304.
      const headers = response.getHeaders()
      send(body)
      if (isBusy(response)) return response
      store({
        status: 200,
        headers: storable({ ...headers, ...response.getHeaders() }),
        body: Buffer.from(body),
      })
      return response
    }
    next()
  }
}

const keyOf = ({ method, originalUrl, body, headers }: Request) => {
  try {
    return JSON.stringify([method, originalUrl, body, ...keyHeaders.map((name) => headers[name])])
  } catch {
    // JSON.stringify fails on deeply nested variables, which GraphQL refuses.
    return undefined
  }
}

const storable = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)))
