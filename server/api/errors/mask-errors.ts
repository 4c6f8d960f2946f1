import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Log } from '../../infrastructure/log'
import { propertyOf } from '../../lib/property-of'
import { outageMessageOf, UNAVAILABLE } from './outage'

/** Codes of errors that the caller caused and may read. All other errors are masked. */
const publicCodes = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'EMAIL_NOT_CONFIRMED',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'LIMIT_EXCEEDED',
  'OPERATION_RESOLUTION_FAILURE',
  'OVERLOADED',
  'PERSISTED_QUERY_NOT_FOUND',
  UNAVAILABLE,
  'REAUTHENTICATION_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'THROTTLED',
  'UNAUTHENTICATED',
])

export type ErrorFormatter = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError

/** Apollo gives some of its refusals a status of HTTP but no code. */
const isRefusal = (error: unknown) => {
  const status = error instanceof GraphQLError ? propertyOf(error.extensions.http, 'status') : undefined
  return typeof status === 'number' && status >= 400 && status < 500
}

/** The error that a resolver has thrown. */
const causeOf = (error: unknown) => (error instanceof GraphQLError && error.path && error.originalError) || error

/** graphql-js proposes names of the schema: `Did you mean "title"?` */
const suggestion = / ?Did you mean [^?]*\?/

/**
 * Replaces an unexpected error by a reference to its line in the log, which `report` returns. Without introspection, errors propose
 * no names of the schema.
 */
export const maskErrors =
  (report: (error: unknown, about: object) => string, introspection: boolean): ErrorFormatter =>
  (formatted, error) => {
    if (publicCodes.has(String(formatted.extensions?.code)))
      return introspection ? formatted : { ...formatted, message: formatted.message.replace(suggestion, '') }
    if (isRefusal(error)) return { ...formatted, extensions: { code: 'BAD_REQUEST' } }
    const cause = causeOf(error)
    const reference = report(cause, { path: formatted.path })
    const outage = outageMessageOf(cause)
    if (outage) return { ...formatted, message: outage, extensions: { code: UNAVAILABLE, reference } }
    return {
      message: `Something failed on our side. Reference ${reference}.`,
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: 'INTERNAL_SERVER_ERROR', reference },
    }
  }

/** For development: an unexpected error keeps its message and has its stack in `extensions`. */
export const exposeErrors =
  (log: Log): ErrorFormatter =>
  (formatted, error) => {
    if (publicCodes.has(String(formatted.extensions?.code))) return formatted
    const cause = causeOf(error)
    log.error({ err: cause }, 'Unexpected error')
    const stacktrace = cause instanceof Error ? cause.stack?.split('\n') : undefined
    return { ...formatted, extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace } }
  }
