import type { NewSession } from '../modules/session/session.service'
import type { Visitor } from './visitor'

/** A visitor of several operations, who keeps its session, OAuth and device tokens, as a browser keeps cookies. */
export const createLastingVisitor = (address = '192.0.2.1', token?: string) => {
  const visitor: Visitor & { session?: NewSession } = {
    address,
    userAgent: undefined,
    token,
    accessToken: undefined,
    setSession: (session) => {
      visitor.session = session
      visitor.token = session.token
    },
    clearSession: () => {
      visitor.token = undefined
    },
    otherTokens: {},
    setToken: (name, token) => {
      visitor.otherTokens = { ...visitor.otherTokens, [name]: token }
    },
    writtenAt: undefined,
    setWrittenAt: () => {},
  }
  return visitor
}
