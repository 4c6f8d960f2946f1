import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql'

/** The arguments to which a document passes a variable: names of variables by `Query.service.id`. */
export const argumentUsages = (schema: GraphQLSchema, document: DocumentNode) => {
  const usages = new Map<string, string>()
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument: ({ name, value }) => {
        const coordinate = [types.getParentType()?.name, types.getFieldDef()?.name, name.value].join('.')
        if (value.kind === Kind.VARIABLE) usages.set(coordinate, value.name.value)
      },
    }),
  )
  return usages
}
