import type { Server } from 'node:http'
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import type { Log } from '../infrastructure/log'
import type { Context } from './context'
import type { ErrorFormatter } from './errors/mask-errors'
import { parseOptions } from './limits/check-limits'
import type { CostBuckets } from './limits/cost-buckets'
import {
  browsingPlugin,
  cacheControlPlugin,
  errorLimitPlugin,
  limitsPlugin,
  outagePlugin,
  statusPlugin,
  tooManyAttemptsPlugin,
} from './plugins'
import { schema } from './schema'

export const createApollo = (
  httpServer: Server,
  introspection: boolean,
  log: Log,
  formatError: ErrorFormatter,
  buckets: CostBuckets,
  observers: readonly ApolloServerPlugin<Context>[],
) =>
  new ApolloServer<Context>({
    schema,
    introspection,
    // Explicit, because Apollo derives the defaults from NODE_ENV.
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // Holds persisted queries, at most 30 MB. Clients send evicted ones again.
    cache: 'bounded',
    maxRecursiveSelections: 2_000,
    parseOptions,
    formatError,
    logger: { debug: () => {}, info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    plugins: [
      ...observers,
      limitsPlugin(buckets),
      browsingPlugin,
      cacheControlPlugin,
      errorLimitPlugin,
      tooManyAttemptsPlugin,
      statusPlugin,
      outagePlugin,
      ApolloServerPluginDrainHttpServer({ httpServer }),
      // cacheControlPlugin sets the header: Apollo's plugin would trace every field of every response.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  })
