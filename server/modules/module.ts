import type { ModuleResolvers } from '../api/resolver-types'
import type { MutationResolvers, QueryResolvers, SubscriptionResolvers, UserRole } from '../generated/resolvers'

export type Access = 'anyone' | 'signed-in' | readonly UserRole[]

/** The services of a module, by name. Names are unique across all modules. */
export interface Provided {
  /** Reading functions, for resolvers and other modules. */
  queries?: object
  /** Changing functions, for resolvers. Each opens its own transactions. */
  commands?: object
  /** Repositories and services that work in the caller's transaction. Resolvers can't access them. */
  services?: object
  /** Services that need the visitor or open their own transactions. Resolvers can't access them. */
  requestServices?: object
}

/** A factory for each service. Its parameter names the services that it needs. */
export type Factories<Services, Scope = never> = {
  readonly [Name in keyof Services]: (scope: Scope) => Services[Name]
}

/** The resolvers and access rules of a module, and the factories of its services. */
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
