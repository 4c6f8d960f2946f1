import type { Resolvers, ResolversParentTypes } from './generated/resolvers'

/** What one module contributes: some root fields, some types. */
export type ModuleResolvers = { [Name in keyof Resolvers]?: Partial<Resolvers[Name]> }

/**
 * What all modules together must give: every root field, and of every type each field that its parent does not hold under the
 * same name and type. A schema edit that leaves such a field unresolved doesn't compile.
 */
export type CompleteResolvers = {
  [Name in keyof Resolvers as Needed<Name> extends never ? never : Name]-?: {
    [Field in Needed<Name>]: ResolversOf<Name>[Field]
  }
}

type ResolversOf<Name extends keyof Resolvers> = Required<NonNullable<Resolvers[Name]>>

type Needed<Name extends keyof Resolvers> = Name extends keyof ResolversParentTypes
  ? UnresolvedFields<ResolversOf<Name>, ResolversParentTypes[Name]>
  : never

type UnresolvedFields<TypeResolvers, Parent> = {
  [Field in keyof TypeResolvers]: Field extends '__isTypeOf' | '__resolveType'
    ? never
    : Holds<Parent, Field, ResultOf<TypeResolvers[Field]>> extends true
      ? never
      : Field
}[keyof TypeResolvers]

/** Root types have no parent, which their type says by holding never under every key. */
type Holds<Parent, Field, Result> = Field extends keyof Parent
  ? [Parent[Field]] extends [never]
    ? false
    : Parent[Field] extends Result
      ? true
      : false
  : false

type ResultOf<Resolver> = Resolver extends (...args: never) => infer Result ? Awaited<Result> : never
