import { type GraphQLArgument, type GraphQLField, type GraphQLSchema, getDirectiveValues } from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** The weight of a field with these arguments: its own `@cost`, and that of every argument that is given. */
export const weightOf = (schema: GraphQLSchema, field: Field, args: Readonly<Record<string, unknown>>) => {
  let sum = weights(schema, field) ?? 0
  for (const argument of field.args) {
    if (args[argument.name] !== undefined && args[argument.name] !== null) sum += weights(schema, argument) ?? 0
  }
  return sum
}

/** Values of a directive's argument, which are read once for each field and argument of the schema. */
const directiveValues = (name: string, argument: string) => {
  const values = new WeakMap<Field | GraphQLArgument, number | undefined>()
  const read = (schema: GraphQLSchema, { astNode }: Field | GraphQLArgument) => {
    const directive = schema.getDirective(name)
    const value = directive && astNode && getDirectiveValues(directive, astNode)?.[argument]
    return typeof value === 'number' ? value : undefined
  }
  return (schema: GraphQLSchema, definition: Field | GraphQLArgument) => {
    if (!values.has(definition)) values.set(definition, read(schema, definition))
    return values.get(definition)
  }
}

const weights = directiveValues('cost', 'weight')

/** The length of a list by `@listSize`. */
export const assumedSizeOf = directiveValues('listSize', 'assumedSize')
