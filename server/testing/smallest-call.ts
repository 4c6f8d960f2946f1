import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
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

/** A valid value of an input type, in GraphQL syntax. `transition` names a value of an enum, or a member of a @oneOf input. */
const exampleOf = (nullable: GraphQLInputType, transition?: string): string => {
  const type = getNullableType(nullable)
  if (isListType(type)) return `[${exampleOf(type.ofType)}]`
  if (isEnumType(type)) return transition ?? examples[type.name] ?? type.getValues()[0]?.name ?? ''
  if (!isInputObjectType(type)) return examples[type.name] ?? '"text"'
  const fields = Object.values(type.getFields())
  const chosen = type.isOneOf ? fields.find(({ name }) => name === (transition ?? name)) : undefined
  const needed = chosen ? [chosen] : fields.filter(isRequiredInputField)
  const values = needed.map(({ name, type }) => `${name}: ${exampleOf(type, chosen ? undefined : transition)}`)
  return `{ ${values.join(', ')} }`
}

/** The transitions that a mutation can take, as its input names them. */
export const transitionsOf = ({ args }: GraphQLField<unknown, unknown>): string[] => {
  const input = args.map(({ type }) => getNamedType(type)).find(isInputObjectType)
  const type = input?.getFields().transition && getNamedType(input.getFields().transition?.type)
  if (isEnumType(type)) return type.getValues().map(({ name }) => name)
  return isInputObjectType(type) ? Object.keys(type.getFields()) : []
}

/** The smallest operation that calls a root field. */
export const callOf = (operation: string, field: GraphQLField<unknown, unknown>, transition?: string) => {
  const needed = field.args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${exampleOf(arg.type, transition)}`)
  const args = needed.length > 0 ? `(${needed.join(', ')})` : ''
  return `${operation} { ${field.name}${args}${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'} }`
}
