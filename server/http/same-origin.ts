import type { Request, RequestHandler, Response } from 'express'
import { sendError } from './errors'

/** The setting of the app that holds PUBLIC_URL's origin. */
export const PUBLIC_ORIGIN = 'public origin'

/** With PUBLIC_URL, refuses requests that name another host: a foreign name may lead to this address too. */
export const ownHost =
  (publicUrl: URL | undefined): RequestHandler =>
  (request, response, next) => {
    if (!publicUrl || request.host === publicUrl.host) return next()
    sendError(response, 421, 'MISDIRECTED', `This server answers for ${publicUrl.origin} only.`)
  }

/**
 * Refuses posts that another site makes a browser send. Compares Origin with PUBLIC_URL, or with Host without it: another scheme,
 * host or port and `null` are refused. Requests without Origin come from programs and pass, unless a browser's Sec-Fetch-Site names another site.
 */
export const sameOrigin: RequestHandler = (request, response, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next()
  return ownPagesOnly(request, response, next)
}

/** The same check for every method, for connections that a browser keeps open. */
export const ownPagesOnly: RequestHandler = (request, response, next) => {
  if (isOwn(request) || usesNoCookies(request, response)) return next()
  sendError(response, 403, 'FORBIDDEN', 'This request comes from another site.')
}

/** Requests with an access token, and those that CORS has admitted, in which cookies don't count (see visitor.ts). */
const usesNoCookies = ({ accessToken }: Request, response: Response) =>
  accessToken !== undefined || response.hasHeader('access-control-allow-origin')

/** True if a page of another site sent the request. Browsers add an Origin to every request that is not a navigation. */
export const isForeign = (request: Request) => request.headers.origin !== undefined && !isOwn(request)

const isOwn = ({ app, headers: { origin, host, 'sec-fetch-site': site } }: Request) => {
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  const publicOrigin: string | undefined = app.get(PUBLIC_ORIGIN)
  if (publicOrigin !== undefined) return origin === publicOrigin
  return URL.canParse(origin) && new URL(origin).host === host && new URL(origin).origin === origin
}
