import type { ModuleResolvers } from '../api/resolver-types'
import type { MutationResolvers, QueryResolvers, SubscriptionResolvers, UserRole } from '../generated/resolvers'

export type Access = 'anyone' | 'signed-in' | readonly UserRole[]

/** What a module makes, by name. Names are unique across all modules. */
export interface Provided {
  /** Reads, for resolvers and other modules. */
  queries?: object
  /** What people do, for resolvers. Each opens its own transactions. */
  commands?: object
  /** Repositories and services, for other modules: they work inside somebody else's transaction. No resolver sees them. */
  services?: object
  /** Services that need the visitor, or open transactions of their own. No resolver sees them. */
  requestServices?: object
}

/** How each service is made from the services that its factory names. */
export type Factories<Services, Scope = never> = {
  readonly [Name in keyof Services]: (scope: Scope) => Services[Name]
}

/** The part of the schema that a module answers for, and how to make what it provides. */
export type Module<Own extends Provided = object> = {
  resolvers?: ModuleResolvers
  /** Who may call each root field of the module. */
  access?: {
    Query?: AccessRules<QueryResolvers>
    Mutation?: AccessRules<MutationResolvers>
    Subscription?: AccessRules<SubscriptionResolvers>
  }
} & { readonly [Group in keyof Provided & keyof Own]-?: Factories<Own[Group]> }

type AccessRules<Fields> = { readonly [Field in keyof Fields]?: Access }
