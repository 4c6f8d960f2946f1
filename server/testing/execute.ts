import { graphql } from 'graphql'
import { createContext } from '../context'
import type { Database } from '../database/connection'
import type { NewSession } from '../modules/session/session.service'
import { schema } from '../schema'
import type { Outside } from '../services/outside'
import type { Visitor } from '../visitor'
import { testOutside } from './outside'

/** Somebody with a browser: keeps the session they are given, as a cookie would be kept. */
export const newVisitor = (address = '192.0.2.1', token?: string) => {
  const visitor: Visitor & { session?: NewSession } = {
    address,
    userAgent: undefined,
    token,
    keepSession: (session) => {
      visitor.session = session
      visitor.token = session.token
    },
    dropSession: () => {
      visitor.token = undefined
    },
    trip: undefined,
    keepTrip: (trip) => {
      visitor.trip = trip
    },
    dropTrip: () => {
      visitor.trip = undefined
    },
  }
  return visitor
}

/** Runs an operation through the schema, without HTTP. Answers are JSON, as a client sees them. */
export const executor = (db: Database, own: Partial<Outside> = {}) => {
  const outside = testOutside(own)
  return async (source: string, variableValues: Record<string, unknown> = {}, visitor: Visitor = newVisitor()) => {
    const contextValue = await createContext(db, outside, visitor)
    const result = await graphql({ schema, source, variableValues, contextValue })
    return JSON.parse(JSON.stringify(result))
  }
}

export type Execute = ReturnType<typeof executor>
