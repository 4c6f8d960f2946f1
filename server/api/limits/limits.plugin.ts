import type { ApolloServerPlugin } from '@apollo/server'
import type { Context } from '../context'
import { badInput } from '../errors'
import { checkLimits } from './check-limits'

/** Refuses operations that exceed a limit. The execution reports invalid variables. */
export const limitsPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request: { variables } }) => {
      if (operation?.operation === 'subscription') throw badInput('Send subscriptions to /graphql/stream.')
      if (operation) checkLimits({ schema, document, operation, variables })
    },
  }),
}
