import { unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLFormattedError } from 'graphql'
import { reportError } from '../http/errors'
import type { Log } from '../infrastructure/log'

/** Errors that the caller caused and may read. All others are masked. */
const publicCodes = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'LIMIT_EXCEEDED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'UNAUTHENTICATED',
])

/** Replaces an unexpected error by a reference, which is in the log, too. */
export const maskErrors =
  (log: Log) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    if (publicCodes.has(String(formatted.extensions?.code))) return formatted
    const reference = reportError(log)(unwrapResolverError(error), { path: formatted.path })
    return {
      message: `Something failed on our side. Reference ${reference}.`,
      ...(formatted.path && { path: formatted.path }),
      extensions: { code: 'INTERNAL_SERVER_ERROR', reference },
    }
  }
