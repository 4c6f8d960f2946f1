import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import type { AccessTokenScope } from '../generated/resolvers'
import { forbidden, secondFactorRequired, unauthenticated } from '../lib/request-errors'
import type { Access, FreshSignIn } from '../modules/module'
import type { Context } from './context'
import { checkFreshSignIn, tokenRefused } from './fresh-sign-in'
import type { Viewer } from './viewer'

type Type = 'Query' | 'Mutation' | 'Subscription'

/** The rules of all root fields. */
interface Rules {
  access: Record<Type, Record<string, Access>>
  /** Names, for each query that is for admins alone, the data that they read by it. */
  adminReads: Readonly<Record<string, string>>
  beforeSecondFactor: Partial<Record<Type, ReadonlySet<string>>>
  /** The mutations that need a recent sign-in, and for whom. */
  freshSignIn: Readonly<Record<string, FreshSignIn>>
  tokenAccess: Record<AccessTokenScope, ReadonlySet<string>>
}

/**
 * Checks the rules before every root field, and records what admins read. Throws at start if a field has no access rule, or if a
 * query for admins alone has no words for the audit trail.
 */
export const guard = (schema: GraphQLSchema, rules: Rules) => {
  guardFields(schema.getQueryType(), 'Query', rules)
  guardFields(schema.getMutationType(), 'Mutation', rules)
  guardFields(schema.getSubscriptionType(), 'Subscription', rules)
  return schema
}

const guardFields = (
  type: GraphQLObjectType<unknown, Context> | null | undefined,
  typeName: Type,
  { access, adminReads, beforeSecondFactor, freshSignIn, tokenAccess }: Rules,
) => {
  const scope = typeName === 'Mutation' ? 'WRITE' : 'READ'
  const checkToken = tokenCheck(scope, tokenAccess[scope])
  const resolverName = typeName === 'Subscription' ? 'subscribe' : 'resolve'
  for (const [name, field] of Object.entries(type?.getFields() ?? {})) {
    const rule = access[typeName][name]
    if (rule === undefined) throw new Error(`No module has an access rule for ${typeName}.${name}`)
    const read = typeName === 'Query' && isForAdminsAlone(rule) ? adminReads[name] : undefined
    if (typeName === 'Query' && isForAdminsAlone(rule) && read === undefined)
      throw new Error(`No module has the words of the audit trail for Query.${name}`)
    const freshRule = typeName === 'Mutation' ? freshSignIn[name] : undefined
    const resolve = field[resolverName] ?? defaultFieldResolver
    field[resolverName] = (parent, args, requestContext, info) => {
      checkToken(name, requestContext)
      const context = beforeSecondFactor[typeName]?.has(name)
        ? contextBeforeSecondFactor(requestContext)
        : requestContext
      check(rule, context)
      if (read !== undefined && context.viewer) {
        const { adminReadLog, viewer } = context
        return Promise.resolve(resolve(parent, args, context, info)).then(async (result) => {
          await adminReadLog.record(viewer, read, args)
          return result
        })
      }
      if (!needsFreshSignIn(freshRule, context.viewer)) return resolve(parent, args, context, info)
      return checkFreshSignIn(name, context.visitor, context.sessions.isFresh).then(() =>
        resolve(parent, args, context, info),
      )
    }
  }
}

const isForAdminsAlone = (rule: Access) => Array.isArray(rule) && rule.every((role) => role === 'ADMIN')

/** Makes an account that lacks its second factor the viewer of one root field. */
const contextBeforeSecondFactor = (context: Context): Context =>
  context.accountWithoutSecondFactor
    ? Object.assign(Object.create(context), { viewer: context.accountWithoutSecondFactor })
    : context

const check = (rule: Access, { viewer, accountWithoutSecondFactor }: Context) => {
  if (allows(rule, viewer)) return
  if (accountWithoutSecondFactor) throw secondFactorRequired()
  throw viewer ? forbidden() : unauthenticated()
}

const needsFreshSignIn = (rule: FreshSignIn | undefined, viewer: Viewer) => {
  if (rule === undefined || !viewer) return false
  if (rule === 'without-password') return viewer.passwordHash === null
  return rule === 'everybody' || rule.includes(viewer.role)
}

export const allows = (rule: Access, viewer: Viewer) => {
  if (rule === 'anyone' || !viewer) return rule === 'anyone'
  return rule === 'signed-in' || rule.includes(viewer.role)
}

/** Refuses requests with an access token, unless the field is listed and the token has the scope. */
const tokenCheck =
  (scope: AccessTokenScope, fields: ReadonlySet<string>) =>
  (name: string, { visitor: { accessToken } }: Context) => {
    if (!accessToken) return
    if (!fields.has(name)) throw tokenRefused(name)
    if (scope === 'WRITE' && accessToken.scope !== 'WRITE') throw forbidden(READ_ONLY)
  }

/** The refusal of a token with the scope READ. */
export const READ_ONLY = 'This access token may only read. Create one that may also write.'
