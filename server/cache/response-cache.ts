import type { OutgoingHttpHeaders } from 'node:http'
import type { Request, RequestHandler } from 'express'
import type { Database } from '../database/connection'
import { createCacheStore, sendCached } from './cache-store'
import { catalogueVersionOf } from './catalogue-version'
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
const hopHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])
const MAX_KEY_LENGTH = 16 * 1024

interface Dependencies {
  db: Database
  now: () => Date
  hasSession: (request: Request) => boolean
}

/**
 * Answers public operations from memory, valid for one catalogue version. Requests with a session always pass: they count as use
 * of the session, and their responses may be personal. `Cache-Control: no-cache` passes, too.
 */
export const createResponseCache = ({ db, now, hasSession }: Dependencies): RequestHandler => {
  const store = createCacheStore(now)
  const readVersion = catalogueVersionOf(db)

  return async (request, response, next) => {
    if (request.headers['cache-control']?.includes('no-cache') || hasSession(request)) return next()
    const key = keyOf(request)
    if (key === undefined || key.length > MAX_KEY_LENGTH) return next()
    // A database failure is reported by the operation itself.
    const version = await readVersion().catch(() => undefined)
    if (version === undefined) return next()
    const cached = store.find(key, version)
    if (cached) return sendCached(request, response, cached)
    const send = response.send.bind(response)
    response.send = (body) => {
      const isPublic = response.statusCode === 200 && response.get('cache-control') === PUBLIC
      if (!isPublic || typeof body !== 'string') return send(body)
      // Sending adds the ETag, and removes the content type where it answers 304.
      const headers = response.getHeaders()
      send(body)
      store.set(key, version, {
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
    // Variables that are nested too deep can't be written; GraphQL refuses them.
    return undefined
  }
}

const storable = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.has(name)))
