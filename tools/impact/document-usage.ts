import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** An operation or a fragment, and the first line that a change affects. */
export type AffectedDocument = {
  file: string
  line: number
  kind: OperationDefinitionNode['operation'] | 'fragment'
  name: string
}

/**
 * An operation or a fragment. `uses` maps each thing that it uses to the first line that does: schema coordinates; names of
 * types; `Type.field(arg)` for an omitted argument; `Abstract > Concrete` for a type condition; `query` for its kind.
 * A field that a test inserts at run time is `?.field`, and `?Type` is a type that may have it.
 */
export type Definition = AffectedDocument & { uses: Map<string, number>; spreads: { name: string; line: number }[] }

const isDefinition = (node: ASTNode): node is OperationDefinitionNode | FragmentDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION

const lineOf = (node: ASTNode) => node.loc?.startToken.line ?? 1

/**
 * The operations and fragments of a document and what they use in any of the schemas: a document can be ahead of one schema
 * or behind the other.
 * @param all the document with the fragments that this one spreads
 */
export const definitionsIn = (document: DocumentNode, file: string, schemas: GraphQLSchema[], all = document) => {
  const typeConditions = new Map(
    all.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.typeCondition.name.value]] : [],
    ),
  )
  return document.definitions.filter(isDefinition).map((node): Definition => {
    const kind = node.kind === Kind.FRAGMENT_DEFINITION ? 'fragment' : node.operation
    const spreads: Definition['spreads'] = []
    visit(node, { FragmentSpread: (spread) => void spreads.push({ name: spread.name.value, line: lineOf(spread) }) })
    const uses = new Map(schemas.toReversed().flatMap((schema) => [...usesOf(node, typeConditions, schema)]))
    return { file, line: lineOf(node), kind, name: node.name?.value ?? '', uses, spreads }
  })
}

/** An input type and all input types inside it. */
export const inputTypesIn = (type: GraphQLType, found = new Set<GraphQLNamedType>()): Set<GraphQLNamedType> => {
  const named = getNamedType(type)
  if (found.has(named)) return found
  found.add(named)
  if (isInputObjectType(named)) for (const field of Object.values(named.getFields())) inputTypesIn(field.type, found)
  return found
}

const usesOf = (
  definition: ASTNode,
  typeConditions: Map<string | undefined, string | undefined>,
  schema: GraphQLSchema,
) => {
  const uses = new Map<string, number>()
  const types = new TypeInfo(schema)
  const note = (node: ASTNode, ...keys: (string | undefined)[]) => {
    for (const key of keys) if (key && !uses.has(key)) uses.set(key, lineOf(node))
  }
  const noteTypeCondition = (node: ASTNode, name: string | undefined) => {
    const parent = types.getParentType()
    note(node, name)
    if (name && parent && isAbstractType(parent) && parent.name !== name) note(node, `${parent.name} > ${name}`)
  }
  visit(
    definition,
    visitWithTypeInfo(types, {
      OperationDefinition: (node) => note(node, node.operation),
      FragmentDefinition: (node) => note(node, node.typeCondition.name.value),
      InlineFragment: (node) => noteTypeCondition(node, node.typeCondition?.name.value),
      FragmentSpread: (node) => noteTypeCondition(node, typeConditions.get(node.name.value)),
      VariableDefinition: (node) => {
        const type = types.getInputType()
        for (const input of type ? inputTypesIn(type) : [])
          note(node, input.name, ...fieldNames(input).map((field) => `${input.name}.${field}`))
      },
      Field: (node) => {
        const [parent, field, name] = [types.getParentType(), types.getFieldDef(), node.name.value]
        if (name.startsWith('__')) return
        if (!parent || !field) {
          const fields = isObjectType(parent) || isInterfaceType(parent) ? Object.values(parent.getFields()) : []
          const possible = [...(parent ? [parent] : []), ...fields.map(({ type }) => getNamedType(type))]
          return note(node, parent?.name, `?.${name}`, ...possible.map((type) => `?${type.name}`))
        }
        note(node, getNamedType(field.type).name)
        const passed = node.arguments?.map((argument) => argument.name.value)
        const family = isInterfaceType(parent) ? Object.values(schema.getImplementations(parent)).flat() : []
        for (const type of [parent, ...family]) {
          note(node, `${type.name}.${name}`)
          for (const argument of field.args)
            note(node, `${type.name}.${name}(${argument.name}${passed?.includes(argument.name) ? ':' : ''})`)
        }
      },
      Directive: (node) => note(node, `@${node.name.value}`),
      Argument: (node) => {
        const directive = types.getDirective()
        if (directive) note(node, `@${directive.name}(${node.name.value}:)`)
      },
      EnumValue: (node) => {
        const type = getNamedType(types.getInputType() ?? undefined)
        if (type) note(node, `${type.name}.${node.value}`, type.name)
      },
      ObjectValue: (node) => note(node, getNamedType(types.getInputType() ?? undefined)?.name),
      ObjectField: (node) => {
        const type = getNamedType(types.getParentInputType() ?? undefined)
        if (type) note(node, `${type.name}.${node.name.value}`)
      },
    }),
  )
  return uses
}

const fieldNames = (type: GraphQLNamedType) => (isInputObjectType(type) ? Object.keys(type.getFields()) : [])
