import { type GraphQLArgument, type GraphQLField, type GraphQLSchema, getDirectiveValues } from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** The weight of a field with these arguments: its own `@cost`, and that of every argument that is given. */
export const weightOf = (schema: GraphQLSchema, field: Field, args: Readonly<Record<string, unknown>>) => {
  const given = field.args.filter(({ name }) => args[name] !== undefined && args[name] !== null)
  return [field, ...given].reduce(
    (sum, definition) => sum + (directiveValue(schema, definition, 'cost', 'weight') ?? 0),
    0,
  )
}

/** The length of a list by `@listSize`. */
export const assumedSizeOf = (schema: GraphQLSchema, field: Field) =>
  directiveValue(schema, field, 'listSize', 'assumedSize')

const directiveValue = (
  schema: GraphQLSchema,
  { astNode }: Field | GraphQLArgument,
  name: string,
  argument: string,
) => {
  const directive = schema.getDirective(name)
  const value = directive && astNode && getDirectiveValues(directive, astNode)?.[argument]
  return typeof value === 'number' ? value : undefined
}
