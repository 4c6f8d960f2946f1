import {
  type DefinitionNode,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/**
 * What a definition uses, with the first line that does: coordinates; names of types that it meets; `Type.field(arg)` for an
 * argument left to its default; `Abstract > Concrete` where it tells a type apart; `query` for what the operation is.
 * A field of something unknown, which can be part of a query put together in a test, is `?.field`.
 */
type Uses = Map<string, number>

type Spread = { name: string; line: number }
export type Used = { uses: Uses; spreads: Spread[] }

export const lineOf = (node: { loc?: { startToken: { line: number } } | undefined }) => node.loc?.startToken.line ?? 1

/** An input type with all that can be sent inside it. */
export const inputs = (
  type: GraphQLNamedType | undefined,
  found = new Set<GraphQLNamedType>(),
): Set<GraphQLNamedType> => {
  if (!type || found.has(type)) return found
  found.add(type)
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields())) inputs(getNamedType(field.type), found)
  return found
}

/** A type, and those whose objects a selection on it can meet. */
const family = (schema: GraphQLSchema, type: GraphQLNamedType) =>
  isInterfaceType(type)
    ? [type, ...schema.getImplementations(type).interfaces, ...schema.getPossibleTypes(type)]
    : [type]

export const usesOf = (definition: DefinitionNode, document: DocumentNode, schema: GraphQLSchema): Used => {
  const uses: Uses = new Map()
  const spreads: Spread[] = []
  const types = new TypeInfo(schema)
  const conditions = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.typeCondition.name.value]] : [],
    ),
  )
  const note = (key: string, node: { loc?: { startToken: { line: number } } | undefined }) => {
    if (!uses.has(key)) uses.set(key, lineOf(node))
  }
  const noteType = (type: GraphQLNamedType, node: DefinitionNode | { loc?: DefinitionNode['loc'] }) => {
    note(type.name, node)
    if (isInputObjectType(type)) for (const name of Object.keys(type.getFields())) note(`${type.name}.${name}`, node)
  }
  /** Where one of several types is told apart from the others. */
  const noteCondition = (name: string | undefined, node: { loc?: DefinitionNode['loc'] }) => {
    // Entering an inline fragment, TypeInfo's type is its own already; the parent is the one around it.
    const around = types.getParentType()
    if (name && around && isAbstractType(around) && around.name !== name) note(`${around.name} > ${name}`, node)
  }
  visit(
    definition,
    visitWithTypeInfo(types, {
      OperationDefinition: (node) => note(node.operation, node),
      VariableDefinition: (node) => {
        for (const type of inputs(getNamedType(types.getInputType() ?? undefined))) noteType(type, node)
      },
      FragmentDefinition: (node) => note(node.typeCondition.name.value, node),
      InlineFragment: (node) => {
        const name = node.typeCondition?.name.value
        if (name) note(name, node)
        noteCondition(name, node)
      },
      FragmentSpread: (node) => {
        spreads.push({ name: node.name.value, line: lineOf(node) })
        noteCondition(conditions.get(node.name.value), node)
      },
      Field: (node) => {
        const [around, field, name] = [types.getParentType(), types.getFieldDef(), node.name.value]
        if (name.startsWith('__')) return
        if (!around || !field) {
          // Whatever it is, it is met on the type around it.
          if (around) note(around.name, node)
          note(`?.${name}`, node)
          return
        }
        note(getNamedType(field.type).name, node)
        const given = node.arguments?.map((argument) => argument.name.value)
        for (const type of family(schema, around)) {
          note(`${type.name}.${name}`, node)
          for (const { name: argument } of field.args)
            note(`${type.name}.${name}(${argument}${given?.includes(argument) ? ':' : ''})`, node)
        }
      },
      Directive: (node) => note(`@${node.name.value}`, node),
      Argument: (node) => {
        const directive = types.getDirective()
        if (directive) note(`@${directive.name}(${node.name.value}:)`, node)
      },
      EnumValue: (node) => {
        const type = getNamedType(types.getInputType() ?? undefined)
        if (!isEnumType(type)) return
        note(`${type.name}.${node.value}`, node)
        note(type.name, node)
      },
      ObjectValue: (node) => {
        const type = getNamedType(types.getInputType() ?? undefined)
        if (type) note(type.name, node)
      },
      ObjectField: (node) => {
        const type = getNamedType(types.getParentInputType() ?? undefined)
        if (type) note(`${type.name}.${node.name.value}`, node)
      },
    }),
  )
  return { uses, spreads }
}
