import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
} from 'graphql'

/** Values of scalars that take no text, and of enums whose first value is not for everybody. */
const examples: Record<string, string> = {
  Boolean: 'false',
  EngagementSide: 'BUYER',
  DateTime: '"2026-11-21T12:00:00.000Z"',
  Float: '1',
  Int: '1',
  LocalDate: '"2027-02-03"',
  NonNegativeInt: '1',
}

/** The place of an id in the arguments of a root field, and the id: `input.about.jobId`. */
export interface Target {
  path: string
  id: string
}

/** The target relative to the field `name`. Undefined if its path begins with another field. */
const below = (name: string, target: Target | undefined) => {
  const [first, ...rest] = target?.path.split('.') ?? []
  return target && first === name ? { path: rest.join('.'), id: target.id } : undefined
}

/** A valid value of an input type, in GraphQL syntax. `transition` names a value of an enum, or a member of a @oneOf input. */
const exampleOf = (nullable: GraphQLInputType, transition?: string, target?: Target): string => {
  const type = getNullableType(nullable)
  if (isListType(type)) return `[${exampleOf(type.ofType, undefined, target)}]`
  if (isEnumType(type)) return transition ?? examples[type.name] ?? type.getValues()[0]?.name ?? ''
  if (!isInputObjectType(type)) return target ? JSON.stringify(target.id) : (examples[type.name] ?? '"text"')
  const fields = Object.values(type.getFields())
  const isTargeted = ({ name }: { name: string }) => below(name, target) !== undefined
  const chosen = type.isOneOf
    ? (fields.find(isTargeted) ?? fields.find(({ name }) => name === (transition ?? name)))
    : undefined
  const needed = chosen ? [chosen] : fields.filter((field) => isRequiredInputField(field) || isTargeted(field))
  const values = needed.map(
    ({ name, type }) =>
      `${name}: ${chosen && getNamedType(type).name === 'Boolean' ? 'true' : exampleOf(type, chosen ? undefined : transition, below(name, target))}`,
  )
  return `{ ${values.join(', ')} }`
}

/** The transitions that a mutation can take, as its input names them. */
export const transitionsOf = ({ args }: GraphQLField<unknown, unknown>): string[] => {
  const input = args.map(({ type }) => getNamedType(type)).find(isInputObjectType)
  const type = input?.getFields().transition && getNamedType(input.getFields().transition?.type)
  if (isEnumType(type)) return type.getValues().map(({ name }) => name)
  return isInputObjectType(type) ? Object.keys(type.getFields()) : []
}

/** The places of ids in the input of a root field. */
export const idPathsOf = ({ args }: GraphQLField<unknown, unknown>) =>
  args.flatMap(({ name, type }) => pathsIn(type).map((path) => `${name}${path}`))

const pathsIn = (nullable: GraphQLInputType): string[] => {
  const type = getNamedType(nullable)
  if (type.name === 'ID') return ['']
  if (!isInputObjectType(type)) return []
  return Object.values(type.getFields()).flatMap(({ name, type }) => pathsIn(type).map((path) => `.${name}${path}`))
}

/** Selects the fields of a type without arguments that are required, down to a depth. */
const selectionOf = (output: GraphQLOutputType, depth: number): string => {
  const type = getNamedType(output)
  if (isLeafType(type)) return ''
  if (isUnionType(type)) {
    const members = type.getTypes().map((member) => `... on ${member.name} ${selectionOf(member, depth)}`)
    return `{ __typename ${members.join(' ')} }`
  }
  const fields = Object.values(type.getFields()).filter(
    (field) => !field.args.some(isRequiredArgument) && (depth > 0 || isLeafType(getNamedType(field.type))),
  )
  // Members of a union may have fields of one name and different types.
  const selected = fields.map(
    (field) => `${type.name}_${field.name}: ${field.name} ${selectionOf(field.type, depth - 1)}`,
  )
  return `{ __typename ${selected.join(' ')} }`
}

/** An operation that calls a root field with an id and reads the answer. */
export const operationWithId = (
  operation: string,
  field: GraphQLField<unknown, unknown>,
  target: Target,
  { transition, args }: { transition?: string | undefined; args?: string | undefined } = {},
) => {
  const used = field.args.filter((arg) => isRequiredArgument(arg) || below(arg.name, target))
  const examples = used.map((arg) => `${arg.name}: ${exampleOf(arg.type, transition, below(arg.name, target))}`)
  return `${operation} { ${field.name}(${args ?? examples.join(', ')}) ${selectionOf(field.type, 1)} }`
}

/** The smallest operation that calls a root field. */
export const minimalOperation = (operation: string, field: GraphQLField<unknown, unknown>, transition?: string) => {
  const needed = field.args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${exampleOf(arg.type, transition)}`)
  const args = needed.length > 0 ? `(${needed.join(', ')})` : ''
  return `${operation} { ${field.name}${args}${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'} }`
}
