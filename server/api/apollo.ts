import type { Server } from 'node:http'
import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { cacheControlPlugin } from '../cache/public-operations'
import type { Log } from '../infrastructure/log'
import type { Context } from './context'
import { parseOptions } from './limits/check-limits'
import { maskErrors } from './mask-errors'
import { errorLimitPlugin, limitsPlugin, tooManyAttemptsPlugin } from './plugins'
import { schema } from './schema'

export const createApollo = (httpServer: Server, introspection: boolean, log: Log) =>
  new ApolloServer<Context>({
    schema,
    introspection,
    // Explicit, because Apollo would derive these from NODE_ENV.
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    // Persisted queries of anybody, in at most 30 MB: the least recently used ones go first, and clients send them again.
    cache: 'bounded',
    maxRecursiveSelections: 2_000,
    parseOptions,
    formatError: maskErrors(log),
    logger: { debug: () => {}, info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    plugins: [
      limitsPlugin,
      cacheControlPlugin,
      errorLimitPlugin,
      tooManyAttemptsPlugin,
      ApolloServerPluginDrainHttpServer({ httpServer }),
      // It would trace every field of every response; cacheControlPlugin sets the header instead.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  })
