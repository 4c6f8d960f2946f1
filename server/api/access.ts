import type { AccessTokenScope, MutationResolvers, QueryResolvers, SubscriptionResolvers } from '../generated/resolvers'
import type { Access, FreshSignIn, Module } from '../modules/module'
import { apiModules } from './nodes/nodes'
import type { Complete } from './resolver-types'

type RootFields = {
  Query: keyof QueryResolvers
  Mutation: keyof MutationResolvers
  Subscription: keyof SubscriptionResolvers
}
type Root = keyof RootFields
type Rules = Record<Root, Record<string, Access>>

type RuledField<Each, Type extends Root> = Each extends { access: { [Name in Type]: infer Rules } }
  ? keyof Rules
  : never
type UnruledField = {
  [Type in Root]: `${Type}.${Exclude<RootFields[Type], RuledField<(typeof apiModules)[number], Type>>}`
}[Root]

const allModules: readonly Module[] = apiModules
const rulesOf = (type: Root): Record<string, Access> =>
  Object.assign({}, ...allModules.map(({ access }) => access?.[type]))

/** The access rules of all root fields, from all modules. A field without a rule fails to compile, and to start. */
export const access: Complete<Rules, UnruledField> = {
  Query: rulesOf('Query'),
  Mutation: rulesOf('Mutation'),
  Subscription: rulesOf('Subscription'),
}

/** The words of the audit trail for the queries that are for admins alone, from all modules. */
export const adminReads: Readonly<Record<string, string>> = Object.assign(
  {},
  ...allModules.map((module) => module.adminReads),
)

const tokenFieldsOf = (scope: AccessTokenScope): ReadonlySet<string> =>
  new Set(allModules.flatMap(({ tokenAccess }) => tokenAccess?.[scope] ?? []))

/** The root fields that personal access tokens may call, from all modules: queries and subscriptions, and mutations. */
export const tokenAccess = { READ: tokenFieldsOf('READ'), WRITE: tokenFieldsOf('WRITE') }

/**
 * The mutations that may be called before the email address is confirmed, from all modules: those for anyone, which need no account,
 * and those of the account's own. Of a process, only the listed transitions.
 */
export const beforeConfirmation: Readonly<Record<string, true | readonly string[]>> = Object.assign(
  Object.fromEntries(
    Object.entries(access.Mutation).flatMap(([name, rule]) => (rule === 'anyone' ? [[name, true]] : [])),
  ),
  ...allModules.map((module) => module.beforeConfirmation),
)

/** The mutations that need a sign-in within the last 15 minutes, from all modules. */
export const freshSignIn: Readonly<Record<string, FreshSignIn>> = Object.assign(
  {},
  ...allModules.map((module) => module.freshSignIn),
)

const fieldsBeforeSecondFactor = (type: 'Query' | 'Mutation'): ReadonlySet<string> =>
  new Set(allModules.flatMap(({ beforeSecondFactor }) => beforeSecondFactor?.[type] ?? []))

/** The root fields that an account may call before it has the second factor that it must have. */
export const beforeSecondFactor = {
  Query: fieldsBeforeSecondFactor('Query'),
  Mutation: fieldsBeforeSecondFactor('Mutation'),
}
