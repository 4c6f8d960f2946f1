import type { NewSession } from './modules/session/session.service'

/** Who sent the request, as far as transport tells, and what the answer can do to their browser. */
export interface Visitor {
  /** Network address, for counting tries. */
  address: string
  /** The session token that the request carried. */
  token: string | undefined
  /** Once set, the answer is a 429. */
  retryAfterSeconds?: number
  keepSession: (session: NewSession) => void
  dropSession: () => void
}

/** A page is the same for everybody, so it is rendered for nobody in particular. */
export const nobody: Visitor = { address: '', token: undefined, keepSession: () => {}, dropSession: () => {} }
