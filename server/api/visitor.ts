import type { NewSession } from '../modules/session/session.service'

/** The sender of a request, as HTTP shows it, and the cookies that the response can set. */
export interface Visitor {
  /** Network address, which rate limits count by. */
  address: string
  /** The User-Agent header. */
  userAgent: string | undefined
  /** The session token that the request carried. */
  token: string | undefined
  /** Once set, the response is a 429. */
  retryAfterSeconds?: number
  setSession: (session: NewSession) => void
  clearSession: () => void
  /** The token of the browser's OAuth flow. */
  oauthToken: string | undefined
  setOAuthToken: (token: string) => void
  clearOAuthToken: () => void
}

/** The visitor of rendered pages, which are the same for everybody, and of jobs. */
export const nobody: Visitor = {
  address: '',
  userAgent: undefined,
  token: undefined,
  setSession: () => {},
  clearSession: () => {},
  oauthToken: undefined,
  setOAuthToken: () => {},
  clearOAuthToken: () => {},
}
