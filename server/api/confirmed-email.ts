import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import type { Context } from './context'
import { emailNotConfirmed } from './errors'

/** Refuses mutations by accounts that have yet to confirm their email address. The modules list the mutations. */
export const requireConfirmedEmail = (schema: GraphQLSchema, mutations: ReadonlySet<string>) => {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    if (!mutations.has(name)) continue
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (parent, args, context: Context, info) => {
      const { viewer, emailConfirmation } = context
      if (viewer && emailConfirmation.isRequiredOf(viewer)) throw emailNotConfirmed()
      return resolve(parent, args, context, info)
    }
  }
  return schema
}
