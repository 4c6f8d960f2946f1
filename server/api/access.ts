import type { MutationResolvers, QueryResolvers, SubscriptionResolvers } from '../generated/resolvers'
import { modules } from '../modules/index'
import type { Access, Module } from '../modules/module'

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
  [Type in Root]: `${Type}.${Exclude<RootFields[Type], RuledField<(typeof modules)[number], Type>>}`
}[Root]
/** Compiles only if nothing is missing; else the error names it. */
type Complete<Table, _Missing extends never> = Table

const allModules: readonly Module[] = modules
const rulesOf = (type: Root): Record<string, Access> =>
  Object.assign({}, ...allModules.map(({ access }) => access?.[type]))

/** Who may call which root field, gathered from the modules. A field without a rule doesn't compile, nor start. */
export const access: Complete<Rules, UnruledField> = {
  Query: rulesOf('Query'),
  Mutation: rulesOf('Mutation'),
  Subscription: rulesOf('Subscription'),
}
