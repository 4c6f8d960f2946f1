import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import type { UserRow } from '../database/tables/tables'
import type { Access } from '../modules/module'
import type { Context } from './context'
import { forbidden, unauthenticated } from './errors'

type AccessTable = Record<'Query' | 'Mutation' | 'Subscription', Record<string, Access>>

/** Checks the access rule before every root field. Throws at start if a field has no rule. */
export const guard = (schema: GraphQLSchema, table: AccessTable) => {
  guardFields(schema.getQueryType(), table.Query)
  guardFields(schema.getMutationType(), table.Mutation)
  guardFields(schema.getSubscriptionType(), table.Subscription, 'subscribe')
  return schema
}

const guardFields = (
  type: GraphQLObjectType<unknown, Context> | null | undefined,
  rules: Record<string, Access>,
  called: 'resolve' | 'subscribe' = 'resolve',
) => {
  for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
    const rule = rules[name]
    if (rule === undefined) throw new Error(`No module has an access rule for ${type?.name}.${name}`)
    const resolve = field[called] ?? defaultFieldResolver
    field[called] = (parent, args, context, info) => {
      check(rule, context)
      return resolve(parent, args, context, info)
    }
  }
}

const check = (rule: Access, { viewer }: Context) => {
  if (rule === 'anyone') return
  if (!viewer) throw unauthenticated()
  if (rule !== 'signed-in' && !rule.includes(viewer.role)) throw forbidden()
}

/** The viewer of a field whose access rule requires a session. */
export const signedIn = (viewer: UserRow | undefined) => {
  if (!viewer) throw unauthenticated()
  return viewer
}
