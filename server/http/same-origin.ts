import type { Request, RequestHandler } from 'express'
import { sendError } from './errors'

/**
 * Refuses posts that another site makes a browser send. Compares with the request's Host: another host, another port and `null`
 * are foreign. Programs send no Origin and pass; browsers without Origin send Sec-Fetch-Site.
 */
export const sameOrigin: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  return ownPagesOnly(request, response, next)
}

/** The same check for every method, for connections that a browser keeps open. */
export const ownPagesOnly: RequestHandler = (request, response, next) => {
  if (isOwn(request)) return next()
  sendError(response, 403, 'FORBIDDEN', 'This request comes from another site.')
}

const isOwn = ({ headers: { origin, host, 'sec-fetch-site': site } }: Request) =>
  origin === undefined
    ? site === undefined || site === 'same-origin' || site === 'none'
    : URL.canParse(origin) && new URL(origin).host === host && new URL(origin).origin === origin
