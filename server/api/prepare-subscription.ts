import { type DocumentNode, GraphQLError, getOperationAST, parse, validate } from 'graphql'
import type { RequestParams } from 'graphql-sse'
import { badInput, withCode } from '../lib/request-errors'
import { checkLimits, MAX_ERRORS, parseOptions } from './limits/check-limits'
import { schema } from './schema'

/** Parses and validates a subscription and checks its limits, as Apollo Server does for queries. Returns the errors of a refusal. */
export const prepareSubscription = ({ query, operationName, variables }: RequestParams) => {
  try {
    const document = parse(query, parseOptions)
    return { errors: errorsOf(document, operationName, variables), document, operationName, variableValues: variables }
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [withCode('GRAPHQL_PARSE_FAILED')(error)] }
    throw error
  }
}

const errorsOf = (document: DocumentNode, operationName: string | undefined, variables: RequestParams['variables']) => {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== 'subscription')
    return [badInput('This address takes subscriptions. Send queries and mutations to /graphql.')]
  const invalid = validate(schema, document, undefined, { maxErrors: MAX_ERRORS })
  if (invalid.length > 0) return invalid.map(withCode('GRAPHQL_VALIDATION_FAILED'))
  const { errors = [] } = checkLimits({ schema, document, operation, variables })
  return errors.map(withCode('BAD_USER_INPUT'))
}
