import type { NewSession } from './modules/session/session.service'

/** Who sent the request, as far as transport tells, and what the answer can do to their browser. */
export interface Visitor {
  /** Network address, for counting tries. */
  address: string
  /** What the browser says of itself, in the words of the User-Agent header. */
  userAgent: string | undefined
  /** The session token that the request carried. */
  token: string | undefined
  /** Once set, the answer is a 429. */
  retryAfterSeconds?: number
  keepSession: (session: NewSession) => void
  dropSession: () => void
  /** Of the way to a provider's page and back, where one is under way. */
  trip: string | undefined
  keepTrip: (token: string) => void
  dropTrip: () => void
}

/** A page is the same for everybody, so it is rendered for nobody in particular. */
export const nobody: Visitor = {
  address: '',
  userAgent: undefined,
  token: undefined,
  keepSession: () => {},
  dropSession: () => {},
  trip: undefined,
  keepTrip: () => {},
  dropTrip: () => {},
}
