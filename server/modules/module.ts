import type { ModuleResolvers } from '../api/resolver-types'
import type { Database } from '../database/connection'
import type { MutationResolvers, QueryResolvers, SubscriptionResolvers, UserRole } from '../generated/resolvers'

export type Access = 'anyone' | 'signed-in' | readonly UserRole[]

/** The resolvers and access rules of a module, and the factories of its services. Names are unique across all modules. */
export interface Module {
  resolvers?: ModuleResolvers
  /** Who may call each root field of the module. */
  access?: {
    Query?: AccessRules<QueryResolvers>
    Mutation?: AccessRules<MutationResolvers>
    Subscription?: AccessRules<SubscriptionResolvers>
  }
  /** Reading functions, for resolvers and other modules. */
  queries?: NamedFactories
  /** Changing functions, for resolvers. Each opens its own transactions. */
  commands?: NamedFactories
  /** Repositories and services that work in the caller's transaction. Resolvers can't access them. */
  services?: NamedFactories
  /** Services that need the visitor or open their own transactions. Resolvers can't access them. */
  requestServices?: NamedFactories
}

type AccessRules<Fields> = { readonly [Field in keyof Fields]?: Access }
type NamedFactories = Readonly<Record<string, (scope: never) => unknown>>

export type Group = 'queries' | 'commands' | 'services' | 'requestServices'

/** A factory for each service. Its parameter names the services that it needs. */
export type Factories<Services, Scope = never> = {
  readonly [Name in keyof Services]: (scope: Scope) => Services[Name]
}

/** The services that factories make, by group. */
export type ServicesOf<Groups> = { [Each in keyof Groups]: Made<Groups[Each]> }
type Made<Each> = { [Name in keyof Each]: Each[Name] extends (scope: never) => infer Service ? Service : never }

/** The factory of a repository. */
export const fromDatabase =
  <Repository>(create: (db: Database) => Repository) =>
  ({ db }: { db: Database }) =>
    create(db)
