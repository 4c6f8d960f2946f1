import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql'
import { badInput, limitExceeded } from '../../lib/request-errors'
import { sum } from '../../lib/sum'
import { checkText } from './input-text'
import { type Measure, measureOperation } from './measure-operation'
import { prepareOperation } from './root-fields'

export const parseOptions = { maxTokens: 1_500 }
/** The most errors that a response reports. */
export const MAX_ERRORS = 5
export const MAX_COST = 2_000
const limits: Measure = { depth: 8, aliases: 30, directives: 10, cost: MAX_COST }
const MAX_MUTATIONS = 4
const MAX_SEARCHES = 3

interface Request {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown> | undefined
}

/** Throws LIMIT_EXCEEDED or BAD_USER_INPUT for an operation that exceeds a limit. Returns its cost, or the errors of its variables. */
export const checkLimits = ({ schema, document, operation, variables: rawVariables = {} }: Request) => {
  checkText(document, rawVariables)
  const { fragments, rootFields } = prepareOperation(document, operation)
  if (operation.operation === 'mutation') checkMutations(rootFields)
  checkSearches(rootFields.get('search') ?? 0)
  const variables = getVariableValues(schema, operation.variableDefinitions ?? [], rawVariables, {
    maxErrors: MAX_ERRORS,
  })
  if (variables.errors) {
    checkErrors(variables.errors)
    return { errors: variables.errors }
  }
  const measure = measureOperation({ schema, operation, fragments, variables: variables.coerced })
  checkMeasure(measure)
  return { cost: measure.cost }
}

const checkErrors = ([first, ...others]: readonly GraphQLError[]) => {
  if (first && others.length >= MAX_ERRORS)
    throw badInput(`The variables have more than ${MAX_ERRORS} mistakes, the first: ${first.message}`)
}

const checkMutations = (counts: ReadonlyMap<string, number>) => {
  const total = sum([...counts.values()])
  if (total > MAX_MUTATIONS)
    throw limitExceeded(`An operation has at most ${MAX_MUTATIONS} mutations; this one has ${total}.`)
  if ((counts.get('login') ?? 0) > 1) throw limitExceeded('An operation has at most one login.')
}

const checkSearches = (count: number) => {
  if (count > MAX_SEARCHES)
    throw limitExceeded(`An operation has at most ${MAX_SEARCHES} searches; this one has ${count}.`)
}

const checkMeasure = (measure: Measure) => {
  for (const name of ['depth', 'aliases', 'directives', 'cost'] as const) {
    if (measure[name] > limits[name])
      throw limitExceeded(`The limit for ${name} is ${limits[name]}; this operation has ${measure[name]}.`)
  }
}
