import { type GraphQLSchema, parse } from 'graphql'
import { examples } from '../examples/examples'
import { argumentUsages } from './argument-usages'

const valuesBySchema = new WeakMap<GraphQLSchema, ReadonlyMap<string, unknown>>()

/** The values that the examples pass to arguments, by `Query.service.id`. */
export const exampleValues = (schema: GraphQLSchema): ReadonlyMap<string, unknown> => {
  const values = valuesBySchema.get(schema) ?? collect(schema)
  valuesBySchema.set(schema, values)
  return values
}

const collect = (schema: GraphQLSchema) => {
  const values = new Map<string, unknown>()
  const usages = examples
    .map(({ text, variables }) => ({ variables, byArgument: argumentUsages(schema, parse(text)) }))
    // An id that an example passes to one field alone fits it better than an id for a choice of fields.
    .sort((a, b) => a.byArgument.size - b.byArgument.size)
  for (const { variables, byArgument } of usages) {
    for (const [coordinate, name] of byArgument) {
      const value = variables?.[name] ?? undefined
      if (value !== undefined && !values.has(coordinate)) values.set(coordinate, value)
    }
  }
  return values
}
