import type { Request, RequestHandler } from 'express'
import { sendError } from './send-error'

/**
 * Refuses what another site makes a browser post. Judged by the request's own Host: a foreign origin, another port and `null`
 * are all foreign. Programs send no Origin and are let through; browsers that don't either say where they come from.
 */
export const sameOrigin: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  return ownPagesOnly(request, response, next)
}

/** The same whatever the method: for what a browser keeps open. */
export const ownPagesOnly: RequestHandler = (request, response, next) => {
  if (isOwn(request)) return next()
  sendError(response, 403, 'FORBIDDEN', 'This request comes from another site.')
}

const isOwn = ({ headers: { origin, host, 'sec-fetch-site': site } }: Request) =>
  origin === undefined
    ? site === undefined || site === 'same-origin' || site === 'none'
    : URL.canParse(origin) && new URL(origin).host === host && new URL(origin).origin === origin
