import { graphql } from 'graphql'
import { createContext } from '../context'
import type { Database } from '../database/connection'
import type { NewSession } from '../modules/session/session.service'
import { sampleIdentity } from '../ports/identity/sample-identity'
import { schema } from '../schema'
import type { Outside } from '../services'
import type { Visitor } from '../visitor'

/** Somebody with a browser: keeps the session they are given, as a cookie would be kept. */
export const newVisitor = (address = '192.0.2.1', token?: string) => {
  const visitor: Visitor & { session?: NewSession } = {
    address,
    token,
    keepSession: (session) => {
      visitor.session = session
      visitor.token = session.token
    },
    dropSession: () => {
      visitor.token = undefined
    },
  }
  return visitor
}

/** Runs an operation through the schema, without HTTP. Answers are JSON, as a client sees them. */
export const executor =
  (db: Database, outside: Partial<Outside> = {}) =>
  async (source: string, variableValues: Record<string, unknown> = {}, visitor: Visitor = newVisitor()) => {
    const contextValue = await createContext(
      db,
      { now: () => new Date(), identities: sampleIdentity, ...outside },
      visitor,
    )
    const result = await graphql({ schema, source, variableValues, contextValue })
    return JSON.parse(JSON.stringify(result))
  }

export type Execute = ReturnType<typeof executor>
