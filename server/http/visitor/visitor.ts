import type { Request, Response } from 'express'
import type { Visitor } from '../../api/visitor'
import { isForeign } from '../same-origin'
import type { SessionCookie } from './session-cookie'

/**
 * The visitor of an HTTP request. Mutations of a request see the session that earlier ones started or ended. Cookies are neither
 * read nor set for pages of other sites, and beside an access token.
 */
export const visitorOf = (request: Request, response: Response, cookie: SessionCookie): Visitor => {
  const { accessToken, headers } = request
  const usesCookies = accessToken === undefined && !isForeign(request)
  const cookies = usesCookies ? headers.cookie : undefined
  const setCookie = (value: string) => {
    if (usesCookies) response.append('set-cookie', value)
  }
  const visitor: Visitor = {
    address: request.ip ?? '',
    userAgent: headers['user-agent'],
    token: cookie.read(cookies),
    accessToken,
    setSession: (session) => {
      visitor.token = session.token
      setCookie(cookie.set(session))
    },
    clearSession: () => {
      visitor.token = undefined
      setCookie(cookie.clear())
      setCookie(cookie.recentWrite.set())
    },
    otherTokens: {
      oauth: cookie.oauth.read(cookies),
      device: cookie.device.read(cookies),
      pendingLogin: cookie.pendingLogin.read(cookies),
    },
    setToken: (name, token) => {
      if (token === undefined && visitor.otherTokens[name] === undefined) return
      visitor.otherTokens = { ...visitor.otherTokens, [name]: token }
      setCookie(token === undefined ? cookie[name].clear() : cookie[name].set(token))
    },
    writtenAt: cookie.writtenAt.read(cookies),
    setWrittenAt: (position) => setCookie(cookie.writtenAt.set(position)),
  }
  return visitor
}
