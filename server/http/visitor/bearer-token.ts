import type { RequestHandler, Response } from 'express'
import { READ_ONLY } from '../../api/access-guard'
import { addressBuckets, type CostBuckets } from '../../api/limits/cost-buckets'
import type { VerifiedToken } from '../../api/visitor'
import { plural } from '../../lib/text'
import type { TokenAuthentication, TokenRefusal } from '../../modules/access-token/token-authentication'
import { sendError } from '../errors'
import { isThrottled } from '../load/throttle'

declare global {
  namespace Express {
    interface Request {
      /** The personal access token of the request, after `bearerToken` has verified it. */
      accessToken?: VerifiedToken
    }
  }
}

/** The cost of a refused token, which is looked up and counted in the database. */
const REFUSAL_COST = 50

/**
 * Verifies the personal access token of requests with `Authorization: Bearer`, and refuses those with a wrong one. Leaves other
 * schemes alone: a proxy in front may use them.
 */
export const bearerToken =
  (authenticate: TokenAuthentication, buckets: CostBuckets): RequestHandler =>
  async (request, response, next) => {
    const [scheme, token = ''] = request.headers.authorization?.split(/ +/) ?? []
    if (scheme?.toLowerCase() !== 'bearer') return next()
    const address = request.ip ?? ''
    // Taken before, so that tokens at the same moment count each other.
    if (isThrottled(buckets, REFUSAL_COST, request, response)) return
    const giveBack = () => buckets.giveBack(addressBuckets(address), REFUSAL_COST)
    const result = await authenticate(token, address).catch((error: unknown) => {
      giveBack()
      throw error
    })
    if ('retryAfterSeconds' in result) return refuseAttempt(response, result.retryAfterSeconds)
    if ('refusal' in result) return refuseToken(response, result.refusal)
    giveBack()
    request.accessToken = result.verified
    // Apollo's CSRF check asks for a header that takes a preflight, as Authorization does.
    request.headers['apollo-require-preflight'] = 'Authorization'
    next()
  }

/** For routes that change data without GraphQL. */
export const writeScope: RequestHandler = ({ accessToken }, response, next) => {
  if (accessToken?.scope === 'READ') return sendError(response, 403, 'FORBIDDEN', READ_ONLY)
  next()
}

const messages: Record<TokenRefusal, string> = {
  unknown: 'This access token is unknown. Check that it was copied completely.',
  expired: 'This access token has expired. Create a new one in the settings of your account.',
  revoked: 'This access token was revoked. Create a new one in the settings of your account.',
  'inactive account': 'The account of this access token is suspended or deleted.',
  'admin account': 'Access tokens don’t work for admin accounts. Sign in on the site instead.',
}

const refuseToken = (response: Response, refusal: TokenRefusal) => {
  response.set('www-authenticate', 'Bearer error="invalid_token"')
  sendError(response, 401, 'UNAUTHENTICATED', messages[refusal])
}

const refuseAttempt = (response: Response, seconds: number) => {
  response.set('retry-after', String(seconds))
  const message = `Too many wrong access tokens came from your network address. Try again in ${plural(seconds, 'second')}.`
  sendError(response, 429, 'TOO_MANY_ATTEMPTS', message)
}
