import {
  DEFAULT_DEPRECATION_REASON,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import type { Change } from './changes'

type Part = { deprecationReason?: string | null | undefined }

const isDeprecated = ({ deprecationReason: reason }: Part) =>
  Boolean(reason?.trim()) && reason !== DEFAULT_DEPRECATION_REASON

/** Whether people were told, by `@deprecated` with a reason on what breaks, or on what it is a part of. */
export const isAnnounced = ({ type, names }: Change, base: GraphQLSchema) => {
  if (type.startsWith('UNION_MEMBER_') || type.startsWith('OBJECT_TYPE_INTERFACE_'))
    return names.some((name) => isWhollyDeprecated(base.getType(name)))
  const [typeName = '', name = '', argument = ''] = names
  const found = base.getType(typeName)
  if (!name) return isWhollyDeprecated(found) || isOnlyUsedDeprecated(found, base)
  const part = partsOf(found).find((one) => one.name === name)
  if (!part) return false
  return isDeprecated(part) || Boolean(part.args?.some((one) => one.name === argument && isDeprecated(one)))
}

const partsOf = (type: GraphQLNamedType | undefined) => {
  if (isObjectType(type) || isInterfaceType(type)) return Object.values(type.getFields())
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => ({ ...field, args: undefined }))
  if (isEnumType(type)) return type.getValues().map((value) => ({ ...value, args: undefined }))
  return []
}

/** A type can't be deprecated; all that it holds can. */
const isWhollyDeprecated = (type: GraphQLNamedType | undefined) => {
  const parts = partsOf(type)
  return parts.length > 0 && parts.every(isDeprecated)
}

/** Or all that leads to it, or to an interface of its own. */
const isOnlyUsedDeprecated = (type: GraphQLNamedType | undefined, schema: GraphQLSchema) => {
  const goals = [type, ...(isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [])]
  const ways = Object.values(schema.getTypeMap())
    .filter((one) => !one.name.startsWith('__') && !goals.includes(one))
    .flatMap((one) => waysTo(goals, one))
  return ways.length > 0 && ways.every(Boolean)
}

const waysTo = (goals: (GraphQLNamedType | undefined)[], from: GraphQLNamedType): boolean[] => {
  const leads = (of: { type: Parameters<typeof getNamedType>[0] }) => goals.includes(getNamedType(of.type))
  if (isInputObjectType(from)) return Object.values(from.getFields()).filter(leads).map(isDeprecated)
  if (!isObjectType(from) && !isInterfaceType(from)) return []
  return Object.values(from.getFields()).flatMap((field) => [
    ...(leads(field) ? [isDeprecated(field)] : []),
    ...field.args.filter(leads).map((one) => isDeprecated(field) || isDeprecated(one)),
  ])
}
