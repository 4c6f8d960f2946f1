/** The arguments of a hook: options are required if a variable of the operation is. */
// biome-ignore lint/complexity/noBannedTypes: only `{}` extends exactly the types whose properties are all optional
export type OptionsArgument<Variables, Options> = {} extends Variables ? [options?: Options] : [options: Options]

/** The arguments of a hook whose result depends on the options that are given. Names that don't exist are errors. */
export type GivenOptions<Given, Known, Variables> = OptionsArgument<
  Variables,
  Given & WithoutUnknown<Given, Known, Variables>
>

export type WithoutUnknown<Given, Known, Variables> = Given extends { variables?: unknown }
  ? Never<Exclude<keyof Given, keyof Known>> & { variables?: Never<Exclude<keyof Given['variables'], keyof Variables>> }
  : unknown

type Never<Name extends PropertyKey> = { [Key in Name]: never }
