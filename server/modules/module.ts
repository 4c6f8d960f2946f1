import type { Context } from '../api/context'
import type { ModuleResolvers } from '../api/resolver-types'
import { type Database, longReadsOf } from '../database/connection'
import type { UserRow } from '../database/tables/tables'
import type {
  MutationResolvers,
  NodeResolvers,
  QueryResolvers,
  ResolversParentTypes,
  SubscriptionResolvers,
  UserRole,
} from '../generated/resolvers'
import type { IdPrefix } from '../lib/ids'

export type Access = 'anyone' | 'signed-in' | readonly UserRole[]

export type FreshSignIn = 'everybody' | 'without-password' | readonly UserRole[]

/** The resolvers and access rules of a module, and the factories of its services. Names are unique across all modules. */
export interface Module {
  resolvers?: ModuleResolvers
  /** The access rule of each root field of the module. */
  access?: {
    Query?: AccessRules<QueryResolvers>
    Mutation?: AccessRules<MutationResolvers>
    Subscription?: AccessRules<SubscriptionResolvers>
  }
  /** The data that admins read by each query for them alone, in the words of the audit trail. Every such query is recorded. */
  adminReads?: { readonly [Field in keyof QueryResolvers]?: string }
  /** The types of the module that implement Node, as `Query.node` reads them. */
  nodes?: { readonly [Type in NodeType]?: NodeLoader<ResolversParentTypes[Type]> }
  /** The root fields that personal access tokens may call, by the scope that it takes. All others need a session. */
  tokenAccess?: {
    READ?: readonly (keyof QueryResolvers | keyof SubscriptionResolvers)[]
    WRITE?: readonly (keyof MutationResolvers)[]
  }
  /**
   * The mutations, or some of their transitions, that an account may call before it has confirmed its email address, beside those for
   * anyone: they end an obligation, or concern nobody else. All others are refused where the site confirms addresses.
   */
  beforeConfirmation?: { readonly [Field in keyof MutationResolvers]?: true | readonly TransitionOf<Field>[] }
  /**
   * The mutations that need a sign-in within the last 15 minutes, and for whom: everybody, accounts of some roles, or accounts without
   * a password, because the mutation asks all others for theirs. Access tokens may not call them then.
   */
  freshSignIn?: { readonly [Field in keyof MutationResolvers]?: FreshSignIn }
  /** The root fields that an account may call that must have a second factor and has none, beside those for anyone. */
  beforeSecondFactor?: { Query?: readonly (keyof QueryResolvers)[]; Mutation?: readonly (keyof MutationResolvers)[] }
  /** Reads the data of an account that the module holds, for the export of the account. */
  accountExport?: AccountExport
  /** Reading functions, for resolvers and other modules. */
  queries?: NamedFactories
  /** Changing functions, for resolvers. Each opens its own transactions. */
  commands?: NamedFactories
  /** Repositories and services that work in the caller's transaction. Resolvers can't access them. */
  services?: NamedFactories
  /** Services that need the visitor or open their own transactions. Resolvers can't access them. */
  requestServices?: NamedFactories
}

/** The transitions that a mutation takes, as its input names them. */
type TransitionOf<Field extends keyof MutationResolvers> =
  ArgumentsOf<NonNullable<MutationResolvers[Field]>> extends { input: { transition: infer Transition } }
    ? Transition extends string
      ? Transition
      : keyof Transition
    : never
type ArgumentsOf<Resolver> =
  Extract<Resolver, (...args: never) => unknown> extends (parent: never, args: infer Args, ...rest: never) => unknown
    ? Args
    : never

type AccessRules<Fields> = { readonly [Field in keyof Fields]?: Access }

/** The types that implement Node. */
export type NodeType = NonNullable<Awaited<ReturnType<NodeResolvers['__resolveType']>>>

export interface NodeLoader<Row> {
  /** The prefix of the type's ids. No other type has it. */
  prefix: IdPrefix
  /** The access rule of the root field that returns the type. Others get null. */
  access: Access
  /** Access tokens get null. */
  sessionOnly?: true
  /** Returns only what the viewer may see. */
  load: (id: string, context: Context) => Promise<Row | undefined>
  /** The words of the audit trail for an admin's read of what belongs to another account, and that account. */
  adminRead?: { what: string; accountOf: (row: Row) => string }
}

/**
 * Functions that read parts of an account's data, by names that are unique across all modules. Columns are listed one by one, so that
 * a new column never exports a secret.
 */
export type AccountExport = Readonly<Record<string, (db: Database, user: UserRow, now: Date) => Promise<unknown>>>

type NamedFactories = Readonly<Record<string, (scope: never) => unknown>>

export type Group = 'queries' | 'commands' | 'services' | 'requestServices'

/** A factory for each service. Its parameter names the services that it needs. */
export type Factories<Services, Scope = never> = {
  readonly [Name in keyof Services]: (scope: Scope) => Services[Name]
}

/** The services that factories make. */
export type ServicesOf<Group> = {
  [Name in keyof Group]: Group[Name] extends (scope: never) => infer Service ? Service : never
}

/** The factory of a repository. */
export const fromDatabase =
  <Repository>(create: (db: Database) => Repository) =>
  ({ db }: { db: Database }) =>
    create(db)

/** The factory of a repository whose reads may take long. It can't write. */
export const fromLongReads =
  <Repository>(create: (db: Database) => Repository) =>
  ({ db }: { db: Database }) =>
    create(longReadsOf(db))
