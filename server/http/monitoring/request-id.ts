import type { RequestHandler } from 'express'
import { newRequestId, runFor } from '../../infrastructure/current-request'

const HEADER = 'x-request-id'
/** Other ids could forge lines of logs, or fill them. */
const valid = /^[\da-z-]{8,64}$/i

/**
 * Gives each request an id, which is in its response, in its log lines and in the reference of its errors. The id of a proxy is
 * kept if the site trusts one; any other sender could choose the id of somebody else's request.
 */
export const requestId =
  (trustProxy: number): RequestHandler =>
  (request, response, next) => {
    const given = trustProxy > 0 ? request.get(HEADER) : undefined
    const id = given !== undefined && valid.test(given) ? given : newRequestId()
    response.set(HEADER, id)
    runFor({ id }, next)
  }
