import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { emailNotConfirmed } from '../lib/request-errors'
import type { Context } from './context'

/** Mutations that are not refused: `true`, or the names of the transitions that are not. */
type Exceptions = Readonly<Record<string, true | readonly string[]>>

/** Refuses the mutations of accounts that have yet to confirm their email address, with exceptions. */
export const requireConfirmedEmail = (schema: GraphQLSchema, exceptions: Exceptions) => {
  for (const [name, field] of Object.entries(schema.getMutationType()?.getFields() ?? {})) {
    const exception = exceptions[name]
    if (exception === true) continue
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (parent, args, context: Context, info) => {
      const { viewer, emailConfirmation } = context
      const isExcepted = exception?.includes(transitionOf(args))
      if (viewer && !isExcepted && emailConfirmation.isRequiredOf(viewer)) throw emailNotConfirmed()
      return resolve(parent, args, context, info)
    }
  }
  return schema
}

/** The transition that an input names: a value of an enum, or the member of a @oneOf input. */
const transitionOf = ({ input: { transition } }: { input: { transition: string | object } }) =>
  typeof transition === 'string' ? transition : (Object.keys(transition)[0] ?? '')
