import { type GraphQLArgs, graphql, parse, subscribe } from 'graphql'
import { createContext } from '../api/context'
import { schema } from '../api/schema'
import type { Visitor } from '../api/visitor'
import type { Database } from '../database/connection'
import type { Infrastructure } from '../infrastructure/infrastructure'
import type { NewSession } from '../modules/session/session.service'
import { testInfrastructure } from './infrastructure'

/** Somebody with a browser: keeps the session they are given, as a cookie would be kept. */
export const newVisitor = (address = '192.0.2.1', token?: string) => {
  const visitor: Visitor & { session?: NewSession } = {
    address,
    userAgent: undefined,
    token,
    setSession: (session) => {
      visitor.session = session
      visitor.token = session.token
    },
    clearSession: () => {
      visitor.token = undefined
    },
    oauthToken: undefined,
    setOAuthToken: (token) => {
      visitor.oauthToken = token
    },
    clearOAuthToken: () => {
      visitor.oauthToken = undefined
    },
  }
  return visitor
}

/** Subscribes, and unsubscribes after the first event. */
const firstEvent = async ({ source, ...args }: GraphQLArgs) => {
  const events = await subscribe({ ...args, document: parse(source) })
  if (!('next' in events)) return events
  const { value } = await events.next()
  await events.return(undefined)
  return value
}

/**
 * Runs an operation through the schema, without HTTP. Answers are JSON, as a client sees them; the answer of a subscription is its
 * first event.
 */
export const executor = (db: Database, own: Partial<Infrastructure> = {}) => {
  const infrastructure = testInfrastructure(own)
  return async (source: string, variableValues: Record<string, unknown> = {}, visitor: Visitor = newVisitor()) => {
    const contextValue = await createContext(db, infrastructure, visitor)
    const args = { schema, source, variableValues, contextValue }
    const result = await (source.startsWith('subscription') ? firstEvent(args) : graphql(args))
    return JSON.parse(JSON.stringify(result))
  }
}

export type Execute = ReturnType<typeof executor>
