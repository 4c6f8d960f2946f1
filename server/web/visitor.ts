import type { Request, Response } from 'express'
import type { Visitor } from '../visitor'
import type { SessionCookie } from './session-cookie'

/** The visitor behind an HTTP request. What one mutation does to their session the next in the same request knows. */
export const visitorOf = (request: Request, response: Response, cookie: SessionCookie): Visitor => {
  const visitor: Visitor = {
    address: request.ip ?? '',
    userAgent: request.headers['user-agent'],
    token: cookie.read(request.headers.cookie),
    keepSession: (session) => {
      visitor.token = session.token
      response.append('set-cookie', cookie.keep(session))
    },
    dropSession: () => {
      visitor.token = undefined
      response.append('set-cookie', cookie.drop())
    },
    trip: cookie.trip.read(request.headers.cookie),
    keepTrip: (token) => response.append('set-cookie', cookie.trip.keep(token)),
    dropTrip: () => response.append('set-cookie', cookie.trip.drop()),
  }
  return visitor
}
