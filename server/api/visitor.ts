import type { UserRow } from '../database/tables/tables'
import type { AccessTokenScope } from '../generated/resolvers'
import type { NewSession } from '../modules/session/session.service'

/** The personal access token that authenticates a request. */
export interface VerifiedToken {
  id: string
  scope: AccessTokenScope
  user: UserRow
}

/** The tokens of a browser, besides that of its session. */
interface VisitorTokens {
  /** Of the browser's OAuth flow. */
  oauth?: string | undefined
  /** Recognises a browser in which accounts have signed in before. */
  device?: string | undefined
  /** Of the browser's sign-in that waits for a second factor. */
  pendingLogin?: string | undefined
}

/** The sender of a request, and setters for the cookies of the response. */
export interface Visitor {
  /** IP address, for rate limits. */
  address: string
  userAgent: string | undefined
  /** The session token that the request carried. */
  token: string | undefined
  /** A request with a personal access token has no session. */
  accessToken: VerifiedToken | undefined
  /** Set by a field whose answer may be of any length. */
  hasLongAnswer?: true
  /** Set after a mutation: its answer may not ask the client to repeat it. */
  hasSentMutation?: true
  /** If set, the HTTP status is 429. */
  retryAfterSeconds?: number
  setSession: (session: NewSession) => void
  clearSession: () => void
  otherTokens: Readonly<VisitorTokens>
  /** Sets a token, or clears it. */
  setToken: (name: keyof VisitorTokens, token: string | undefined) => void
  /** The writer's position after the last write of the session. Undefined if it isn't known. */
  writtenAt: number | undefined
  setWrittenAt: (position: number) => void
}

/** The visitor for rendered pages, which are the same for everybody, and for jobs. */
export const nobody: Visitor = {
  address: '',
  userAgent: undefined,
  token: undefined,
  accessToken: undefined,
  setSession: () => {},
  clearSession: () => {},
  otherTokens: {},
  setToken: () => {},
  writtenAt: undefined,
  setWrittenAt: () => {},
}
