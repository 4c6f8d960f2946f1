import type { Resolvers, ResolversParentTypes } from '../generated/resolvers'

/** The resolvers of one module: some of the root fields and types. */
export type ModuleResolvers = { [Name in keyof Resolvers]?: Partial<Resolvers[Name]> }

/**
 * Names of the fields that no module resolves, such as `Company.countryCount`: root fields, and fields that their parent doesn't
 * hold under the same name and type.
 */
export type UnresolvedField<Each> = {
  [Name in keyof Resolvers]-?: Exclude<Needed<Name>, FieldsOf<Each, Name>> extends infer Field extends string
    ? `${Name}.${Field}`
    : never
}[keyof Resolvers]

/** A table that compiles only if nothing is missing. Otherwise the error names what is missing. */
export type Complete<Table, _Missing extends never> = Table

type FieldsOf<Each, Name extends string> = Each extends { [Type in Name]: infer Fields } ? keyof Fields : never

type ResolversOf<Name extends keyof Resolvers> = Required<NonNullable<Resolvers[Name]>>

type Needed<Name extends keyof Resolvers> = Name extends keyof ResolversParentTypes
  ? ComputedFields<ResolversOf<Name>, ResolversParentTypes[Name]>
  : never

/** The fields that need a resolver, since the parent does not hold them under the same name and type. */
export type ComputedFields<TypeResolvers, Parent> = {
  [Field in keyof TypeResolvers]: Field extends '__isTypeOf' | '__resolveType'
    ? never
    : Holds<Parent, Field, ResultOf<TypeResolvers[Field]>> extends true
      ? never
      : Field
}[keyof TypeResolvers]

/** The parent of a root type holds `never` under every key. */
type Holds<Parent, Field, Result> = Field extends keyof Parent
  ? [Parent[Field]] extends [never]
    ? false
    : Parent[Field] extends Result
      ? true
      : false
  : false

type ResultOf<Resolver> = Resolver extends (...args: never) => infer Result ? Awaited<Result> : never
