import {
  defaultFieldResolver,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { onTestFinished } from 'vitest'
import { schema } from '../api/schema'

/** The fields of an input type and of the types in it. Only one field of a @oneOf input is passed, so it has none here. */
const fieldsOf = (given: GraphQLInputType, outer: string[] = []): string[] => {
  const type = getNamedType(given)
  if (!isInputObjectType(type) || type.isOneOf || outer.includes(type.name)) return []
  return Object.values(type.getFields()).flatMap((field) => [
    `${type.name}.${field.name}`,
    ...fieldsOf(field.type, [...outer, type.name]),
  ])
}

/** Records which fields of input objects the resolvers read, until the test ends. */
export const recordInputReads = () => {
  const passed = new Set<string>()
  const read = new Set<string>()

  const recorded = (value: unknown, givenType: GraphQLInputType): unknown => {
    const type = getNullableType(givenType)
    if (isListType(type)) return Array.isArray(value) ? value.map((entry) => recorded(entry, type.ofType)) : value
    if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return value
    for (const field of fieldsOf(type)) passed.add(field)
    const fields = type.getFields()
    return new Proxy(value, {
      get: (target, name) => {
        const field = fields[String(name)]
        if (field) read.add(`${type.name}.${field.name}`)
        return field ? recorded(Reflect.get(target, name), field.type) : Reflect.get(target, name)
      },
    })
  }

  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve = defaultFieldResolver } = field
      field.resolve = (parent, args, context, info) => {
        const entries = field.args
          .filter(({ name }) => name in args)
          .map(({ name, type }) => [name, recorded(args[name], type)])
        return resolve(parent, Object.fromEntries(entries), context, info)
      }
      onTestFinished(() => {
        field.resolve = resolve
      })
    }
  }

  /** The fields of the input objects that were passed, given or not, that no resolver has read. */
  return { unread: () => [...passed].filter((field) => !read.has(field)) }
}
