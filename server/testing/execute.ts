import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import {
  execute as executeOperation,
  type GraphQLArgs,
  type GraphQLFormattedError,
  graphql,
  parse,
  subscribe,
} from 'graphql'
import { createContext } from '../api/context'
import { createLastingVisitor } from '../api/lasting-visitor'
import { schema } from '../api/schema'
import type { Visitor } from '../api/visitor'
import type { Database } from '../database/connection'
import type { Infrastructure } from '../modules/infrastructure'
import { testInfrastructure } from './infrastructure'

/** A visitor that keeps its session, OAuth and device tokens, as a browser keeps cookies. */
export const newVisitor = createLastingVisitor

/** The result of an operation as JSON, as a client sees it. */
export interface Result<Data> {
  /** Throws the errors of an operation that has no data. */
  readonly data: Data
  readonly errors: readonly GraphQLFormattedError[] | undefined
}

type Arguments<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, visitor?: Visitor]
    : [variables: Variables, visitor?: Visitor]

/** Executes typed operations against the schema, without HTTP and validation. */
export const executor = (db: Database, overrides: Partial<Infrastructure> = {}) => {
  const infrastructure = testInfrastructure(overrides)
  const execute = async <Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    ...[variables, visitor = newVisitor()]: Arguments<Variables>
  ): Promise<Result<Data>> => {
    const contextValue = await createContext(db, infrastructure, visitor)
    const result = await executeOperation({ schema, document, variableValues: { ...variables }, contextValue })
    const { data, errors } = JSON.parse(JSON.stringify(result))
    return {
      errors,
      get data() {
        if (!data) throw new Error(`No data: ${JSON.stringify(errors)}`)
        return data
      },
    }
  }
  return Object.assign(execute, { db })
}

export type Execute = ReturnType<typeof executor>

/** Subscribes, and unsubscribes after the first event. */
const firstEvent = async ({ source, ...args }: GraphQLArgs) => {
  const events = await subscribe({ ...args, document: parse(source) })
  if (!('next' in events)) return events
  const { value } = await events.next()
  await events.return(undefined)
  return value
}

/**
 * Validates and executes operations as text, for invalid ones and ones that a test computes. The result of a subscription is
 * its first event.
 */
export const sourceExecutor = (db: Database, overrides: Partial<Infrastructure> = {}) => {
  const infrastructure = testInfrastructure(overrides)
  return async (source: string, variables: Record<string, unknown> = {}, visitor: Visitor = newVisitor()) => {
    const contextValue = await createContext(db, infrastructure, visitor)
    const args = { schema, source, variableValues: variables, contextValue }
    const result = await (source.startsWith('subscription') ? firstEvent(args) : graphql(args))
    const sent: { data?: unknown; errors?: readonly GraphQLFormattedError[] } = JSON.parse(JSON.stringify(result))
    return sent
  }
}
