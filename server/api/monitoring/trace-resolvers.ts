import { type GraphQLFieldResolver, type GraphQLResolveInfo, type GraphQLSchema, isObjectType } from 'graphql'
import { runFor } from '../../infrastructure/current-request'
import { preciseNow } from '../../tracing/tracing'
import { tracedOperation } from './trace-operations'

const traced = new WeakSet<GraphQLSchema>()

/** Makes the resolvers of a schema run under the span of their root field. Without a traced operation they run as before. */
export const traceResolvers = (schema: GraphQLSchema) => {
  if (traced.has(schema)) return
  traced.add(schema)
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (field.resolve) field.resolve = withSpan(field.resolve)
    }
  }
}

const withSpan =
  (resolve: GraphQLFieldResolver<unknown, unknown>): GraphQLFieldResolver<unknown, unknown> =>
  (parent, args, context, info) => {
    const operation = tracedOperation()
    if (!operation) return resolve(parent, args, context, info)
    const { tracing } = operation
    const group = groupOf(operation, info)
    const touch = () => {
      group.endedAt = preciseNow()
    }
    const fail = (error: unknown) => {
      tracing.fail(group.span)
      touch()
      throw error
    }
    let result: unknown
    try {
      result = runFor(group.request, () => resolve(parent, args, context, info))
    } catch (error) {
      fail(error)
    }
    touch()
    return result instanceof Promise
      ? result.then((value: unknown) => {
          touch()
          return value
        }, fail)
      : result
  }

/** The group of a field, which begins with the first resolver of its root field. */
const groupOf = (
  { tracing, request, groups }: NonNullable<ReturnType<typeof tracedOperation>>,
  { path, parentType, fieldName }: GraphQLResolveInfo,
) => {
  let root = path
  while (root.prev) root = root.prev
  const known = groups.get(root.key)
  if (known) return known
  const span = runFor(request, () =>
    tracing.start(`${parentType.name}.${fieldName}`, { attributes: { 'graphql.field.path': root.key } }),
  )
  const group = { request: { ...request, span }, span, endedAt: preciseNow() }
  groups.set(root.key, group)
  return group
}
