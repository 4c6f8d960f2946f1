import { execute, type FormattedExecutionResult, GraphQLError, getOperationAST, parse, validate } from 'graphql'
import type { Context } from '../api/context'
import { type ErrorFormatter, maskErrors } from '../api/errors/mask-errors'
import { UNAVAILABLE } from '../api/errors/outage'
import { checkLimits, MAX_ERRORS, parseOptions } from '../api/limits/check-limits'
import { schema } from '../api/schema'
import type { Log } from '../infrastructure/log'
import { badInput, withCode } from '../lib/request-errors'
import { isNoSpace, NO_SPACE } from './no-space'

export interface Operation {
  query: string
  operationName?: string | undefined
  variables?: Record<string, unknown> | undefined
}

/** Masks unexpected errors, which are logged with a reference, but tells if the browser has no space left. */
export const errorFormatter = (log: Log): ErrorFormatter => {
  const mask = maskErrors((err, about) => {
    const reference = crypto.randomUUID()
    log.error({ reference, ...about, err }, 'Unexpected error')
    return reference
  }, true)
  return (formatted, error) => {
    const masked = mask(formatted, error)
    return isNoSpace(error) ? { ...masked, message: NO_SPACE, extensions: { code: UNAVAILABLE } } : masked
  }
}

/** Parses, validates, limits and executes a query or mutation, as Apollo Server does on a server. */
export const executeOperation = async (
  { query, operationName, variables }: Operation,
  contextValue: Context,
  log: Log,
): Promise<FormattedExecutionResult> => {
  const format = errorFormatter(log)
  const formatted = (errors: readonly GraphQLError[]) =>
    errors.slice(0, MAX_ERRORS).map((error) => format(error.toJSON(), error))
  try {
    const document = parse(query, parseOptions)
    const invalid = validate(schema, document, undefined, { maxErrors: MAX_ERRORS })
    if (invalid.length > 0) return { errors: formatted(invalid.map(withCode('GRAPHQL_VALIDATION_FAILED'))) }
    const operation = getOperationAST(document, operationName)
    if (!operation) throw badInput('The request names no operation of its document.')
    const { errors: mistakes } = checkLimits({ schema, document, operation, variables })
    if (mistakes) return { errors: formatted(mistakes.map(withCode('BAD_USER_INPUT'))) }
    const args = { schema, document, operationName, variableValues: variables, contextValue }
    const { errors, ...result } = await execute(args)
    // A copy without the prototypes and dates of resolvers, as the network makes one.
    return JSON.parse(JSON.stringify({ ...result, ...(errors && { errors: formatted(errors) }) }))
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: formatted([withCode('GRAPHQL_PARSE_FAILED')(error)]) }
    throw error
  }
}
