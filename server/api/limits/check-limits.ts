import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql'
import { badInput, limitExceeded } from '../errors'
import { checkText } from './input-text'
import { type Measure, measureOperation } from './measure'
import { countRootFields, fragmentsOf } from './root-fields'

export const parseOptions = { maxTokens: 1_500 }
/** How many errors a response reports. */
export const MAX_ERRORS = 5
const most: Measure = { depth: 8, aliases: 30, directives: 10, cost: 2_000 }
const MOST_MUTATIONS = 4

interface Request {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown> | undefined
}

/** Throws for an operation that exceeds a limit, before anything runs. The error names the limit. Returns the errors of its variables. */
export const checkLimits = ({ schema, document, operation, variables: given = {} }: Request) => {
  checkText(document, given)
  const fragments = fragmentsOf(document)
  if (operation.operation === 'mutation') checkMutations(countRootFields(operation.selectionSet, fragments))
  const variables = getVariableValues(schema, operation.variableDefinitions ?? [], given, { maxErrors: MAX_ERRORS })
  if (variables.errors) {
    checkErrors(variables.errors)
    return variables.errors
  }
  checkMeasure(measureOperation({ schema, operation, fragments, variables: variables.coerced }))
  return []
}

const checkErrors = ([first, ...others]: readonly GraphQLError[]) => {
  if (others.length >= MAX_ERRORS)
    throw badInput(`The variables have more than ${MAX_ERRORS} mistakes, the first: ${first?.message}`)
}

const checkMutations = (counts: Map<string, number>) => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total > MOST_MUTATIONS)
    throw limitExceeded(`An operation has at most ${MOST_MUTATIONS} mutations; this one has ${total}.`)
  if ((counts.get('login') ?? 0) > 1) throw limitExceeded('An operation has at most one login.')
}

const checkMeasure = (measure: Measure) => {
  for (const name of ['depth', 'aliases', 'directives', 'cost'] as const) {
    if (measure[name] > most[name])
      throw limitExceeded(`The limit for ${name} is ${most[name]}; this operation has ${measure[name]}.`)
  }
}
