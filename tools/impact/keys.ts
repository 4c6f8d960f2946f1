import {
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import type { Change } from './changes'

/** What a document must use (see uses.ts) to be touched by a change; the first that it uses gives the line. */
export const keysOf = ({ type, level, names: [first = '', second = '', third = ''] }: Change, next: GraphQLSchema) => {
  const field = `${first}.${second}`
  const passed = `${field}(${third}:)`
  switch (type) {
    case 'FIELD_ADDED':
    case 'FIELD_REMOVED':
    case 'FIELD_TYPE_CHANGED':
    case 'FIELD_DEPRECATION_ADDED':
    case 'FIELD_DEPRECATION_REMOVED':
    case 'FIELD_DEPRECATION_REASON_ADDED':
    case 'FIELD_DEPRECATION_REASON_CHANGED':
    case 'FIELD_DEPRECATION_REASON_REMOVED':
    case 'DIRECTIVE_USAGE_FIELD_DEFINITION_ADDED':
    case 'DIRECTIVE_USAGE_FIELD_DEFINITION_REMOVED':
    case 'INPUT_FIELD_REMOVED':
    case 'DIRECTIVE_USAGE_INPUT_FIELD_DEFINITION_ADDED':
    case 'DIRECTIVE_USAGE_INPUT_FIELD_DEFINITION_REMOVED':
    case 'ENUM_VALUE_DEPRECATION_REASON_ADDED':
    case 'ENUM_VALUE_DEPRECATION_REASON_CHANGED':
    case 'ENUM_VALUE_DEPRECATION_REASON_REMOVED':
      return [field]
    case 'FIELD_ARGUMENT_ADDED':
      return [level === 'safe' ? passed : field]
    case 'FIELD_ARGUMENT_TYPE_CHANGED':
      return [mustPass(next, first, second, third) ? field : passed]
    case 'FIELD_ARGUMENT_REMOVED':
    case 'DIRECTIVE_USAGE_ARGUMENT_DEFINITION_ADDED':
    case 'DIRECTIVE_USAGE_ARGUMENT_DEFINITION_REMOVED':
      return [passed]
    case 'FIELD_ARGUMENT_DEFAULT_CHANGED':
      return [`${field}(${third})`]
    case 'INPUT_FIELD_ADDED':
      return [level === 'safe' ? field : first]
    case 'INPUT_FIELD_TYPE_CHANGED':
      return [mustSend(next, first, second) ? first : field]
    case 'INPUT_FIELD_DEFAULT_VALUE_CHANGED':
    case 'TYPE_ADDED':
    case 'TYPE_REMOVED':
    case 'TYPE_KIND_CHANGED':
    case 'DIRECTIVE_ADDED':
    case 'DIRECTIVE_REMOVED':
    case 'DIRECTIVE_LOCATION_REMOVED':
    case 'DIRECTIVE_ARGUMENT_ADDED':
      return [first]
    case 'DIRECTIVE_ARGUMENT_REMOVED':
    case 'DIRECTIVE_ARGUMENT_TYPE_CHANGED':
      return [`${first}(${second}:)`]
    case 'ENUM_VALUE_ADDED':
    case 'ENUM_VALUE_REMOVED':
      return [field, first]
    case 'UNION_MEMBER_ADDED':
    case 'UNION_MEMBER_REMOVED':
      return [`${first} > ${second}`, first]
    case 'OBJECT_TYPE_INTERFACE_ADDED':
    case 'OBJECT_TYPE_INTERFACE_REMOVED':
      return [`${second} > ${first}`, second]
    case 'SCHEMA_QUERY_TYPE_CHANGED':
      return ['query']
    case 'SCHEMA_MUTATION_TYPE_CHANGED':
      return ['mutation']
    default:
      // Words for people, and directives on what no document names: nothing hangs on them.
      return []
  }
}

const mustPass = (schema: GraphQLSchema, type: string, field: string, argument: string) => {
  const parent = schema.getType(type)
  if (!isObjectType(parent) && !isInterfaceType(parent)) return false
  return parent.getFields()[field]?.args.some((one) => one.name === argument && isRequiredArgument(one)) ?? false
}

const mustSend = (schema: GraphQLSchema, type: string, field: string) => {
  const input = schema.getType(type)
  const found = isInputObjectType(input) ? input.getFields()[field] : undefined
  return found !== undefined && isRequiredInputField(found)
}
