import type { Request, Response } from 'express'
import type { Visitor } from '../visitor'
import type { SessionCookie } from './session-cookie'

/** The visitor behind an HTTP request. */
export const visitorOf = (request: Request, response: Response, cookie: SessionCookie): Visitor => ({
  address: request.ip ?? '',
  token: cookie.read(request.headers.cookie),
  keepSession: (session) => response.append('set-cookie', cookie.keep(session)),
  dropSession: () => response.append('set-cookie', cookie.drop()),
})
