import type { Request, Response } from 'express'
import { type Context, createContext } from '../../api/context'
import { nobody } from '../../api/visitor'
import type { Database } from '../../database/connection'
import type { PublicReads } from '../../database/replica/public-reads'
import type { TokenAuthentication } from '../../modules/access-token/token-authentication'
import { createContainer } from '../../modules/container'
import type { Infrastructure } from '../../modules/infrastructure'
import { sessionCookie } from './session-cookie'
import { visitorOf } from './visitor'

/** The context of a request, by whose visitor it sets cookies of the response. */
export type ContextOf = (request: Request, response: Response) => Promise<Context>

/** Creates the context of resolvers from a request, and recognises its credentials. */
export const createRequestContexts = (
  db: Database,
  infrastructure: Infrastructure,
  publicReads: PublicReads,
  https: boolean,
) => {
  const cookie = sessionCookie(https)
  const hasCredentials = ({ headers, accessToken }: Request) =>
    accessToken !== undefined || cookie.read(headers.cookie) !== undefined
  const authenticate: TokenAuthentication = (token, address) =>
    createContainer(db, infrastructure, { ...nobody, address }).tokenAuthentication(token, address)
  return {
    contextOf: (request: Request, response: Response) =>
      createContext(db, infrastructure, visitorOf(request, response, cookie), publicReads),
    authenticate,
    hasCredentials,
    /** A client that changes public data has a session, or has just ended it. */
    mustBeCurrent: (request: Request) =>
      hasCredentials(request) || cookie.recentWrite.read(request.headers.cookie) !== undefined,
  }
}
