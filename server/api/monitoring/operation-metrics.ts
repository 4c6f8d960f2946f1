import type { ApolloServerPlugin, BaseContext } from '@apollo/server'
import type { GraphQLFormattedError } from 'graphql'
import type { Metrics } from '../../metrics/metrics'
import { UNAVAILABLE } from '../errors/outage'

const failures = new Set<unknown>(['INTERNAL_SERVER_ERROR', UNAVAILABLE])

const outcomeOf = (errors: readonly GraphQLFormattedError[] = []) => {
  if (errors.length === 0) return 'ok'
  return errors.some(({ extensions }) => failures.has(extensions?.code)) ? 'failed' : 'refused'
}

/** The label of an operation in metrics and traces. */
export type OperationLabel = (name: string | undefined) => string

/** Observes the time of each operation, from the arrival of its text to its result. */
export const operationMetricsPlugin = (
  { operations }: Pick<Metrics, 'operations'>,
  labelOf: OperationLabel,
): ApolloServerPlugin<BaseContext> => ({
  requestDidStart: async () => {
    const began = performance.now()
    return {
      willSendResponse: async ({ operation, response: { body } }) => {
        const outcome = outcomeOf(body.kind === 'single' ? body.singleResult.errors : [])
        const labels = { operation: labelOf(operation?.name?.value), outcome }
        operations.observe(labels, (performance.now() - began) / 1_000)
      },
    }
  },
})
