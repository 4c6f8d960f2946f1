import type { Request, Response } from 'express'
import type { Visitor } from '../api/visitor'
import type { SessionCookie } from './session-cookie'

/** The visitor behind an HTTP request. Mutations of one request see the session that earlier ones started or ended. */
export const visitorOf = (request: Request, response: Response, cookie: SessionCookie): Visitor => {
  const visitor: Visitor = {
    address: request.ip ?? '',
    userAgent: request.headers['user-agent'],
    token: cookie.read(request.headers.cookie),
    setSession: (session) => {
      visitor.token = session.token
      response.append('set-cookie', cookie.set(session))
    },
    clearSession: () => {
      visitor.token = undefined
      response.append('set-cookie', cookie.clear())
    },
    oauthToken: cookie.oauth.read(request.headers.cookie),
    setOAuthToken: (token) => response.append('set-cookie', cookie.oauth.set(token)),
    clearOAuthToken: () => response.append('set-cookie', cookie.oauth.clear()),
  }
  return visitor
}
