import type { Server } from 'node:http'
import type { Log } from '../infrastructure/log'
import { reportError } from '../infrastructure/report-error'
import type { Metrics } from '../metrics/metrics'
import type { Config } from '../start/config'
import type { Tracing } from '../tracing/tracing'
import { createApollo } from './apollo'
import { exposeErrors, maskErrors } from './errors/mask-errors'
import { createCostBuckets } from './limits/cost-buckets'
import { type OperationLabel, operationMetricsPlugin } from './monitoring/operation-metrics'
import { operationTracePlugin } from './monitoring/trace-operations'
import { traceResolvers } from './monitoring/trace-resolvers'
import { schema } from './schema'

interface Dependencies {
  server: Server
  config: Pick<Config, 'costPerSecond' | 'sandbox'>
  log: Log
  metrics: Metrics
  /** Undefined: nothing is traced. */
  tracing: Tracing | undefined
  operationLabel: OperationLabel
  /** True: errors are shown to the developer instead of masked. */
  isDevelopment: boolean
}

/** Starts the GraphQL server, whose operations are limited by cost, measured and traced. */
export const createApi = async (dependencies: Dependencies) => {
  const { server, config, log, metrics, tracing, operationLabel, isDevelopment } = dependencies
  const formatError = isDevelopment ? exposeErrors(log) : maskErrors(reportError(log), config.sandbox)
  const buckets = createCostBuckets(config.costPerSecond)
  if (tracing) traceResolvers(schema)
  const apollo = createApollo(server, config.sandbox, log, formatError, buckets, [
    operationMetricsPlugin(metrics, operationLabel),
    ...(tracing ? [operationTracePlugin(tracing, operationLabel)] : []),
  ])
  await apollo.start()
  return { apollo, buckets, formatError }
}
