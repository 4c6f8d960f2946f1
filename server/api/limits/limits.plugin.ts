import type { ApolloServerPlugin } from '@apollo/server'
import { type GraphQLError, getVariableValues } from 'graphql'
import type { Context } from '../context'
import { badInput, limitExceeded } from '../errors'
import { checkText } from './input-text'
import { type Measure, measureOperation } from './measure'
import { countRootFields, fragmentsOf } from './root-fields'

const limits: Measure = { depth: 8, aliases: 30, directives: 10, cost: 2_000 }
const MAX_MUTATIONS = 4
const MAX_ERRORS = 5

/** Refuses operations that exceed a limit before they run. The error names the limit. */
export const limitsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request }) => {
      checkText(document, request.variables)
      if (!operation) return
      if (!schema.getRootType(operation.operation)) throw badInput(`There are no ${operation.operation}s.`)
      const fragments = fragmentsOf(document)
      if (operation.operation === 'mutation') checkMutations(countRootFields(operation.selectionSet, fragments))
      const variables = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {}, {
        maxErrors: MAX_ERRORS,
      })
      // The execution reports invalid variables. Only too many of them at once are refused here.
      if (variables.errors) return checkErrors(variables.errors)
      checkMeasure(measureOperation({ schema, operation, fragments, variables: variables.coerced }))
    },
  }),
}

const checkErrors = ([first, ...others]: readonly GraphQLError[]) => {
  if (others.length >= MAX_ERRORS)
    throw badInput(`The variables have more than ${MAX_ERRORS} mistakes, the first: ${first?.message}`)
}

const checkMutations = (counts: Map<string, number>) => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (total > MAX_MUTATIONS)
    throw limitExceeded(`An operation has at most ${MAX_MUTATIONS} mutations; this one has ${total}.`)
  if ((counts.get('login') ?? 0) > 1) throw limitExceeded('An operation has at most one login.')
}

const checkMeasure = (measure: Measure) => {
  for (const name of ['depth', 'aliases', 'directives', 'cost'] as const) {
    if (measure[name] > limits[name])
      throw limitExceeded(`The limit for ${name} is ${limits[name]}; this operation has ${measure[name]}.`)
  }
}
