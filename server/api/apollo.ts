import type { Server } from 'node:http'
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { cacheControlPlugin } from '../cache/cache-control.plugin'
import type { Log } from '../infrastructure/log'
import type { Context } from './context'
import { MAX_ERRORS, parseOptions } from './limits/check-limits'
import { limitsPlugin } from './limits/limits.plugin'
import { maskErrors } from './mask-errors'
import { schema } from './schema'
import { slowDownPlugin } from './too-many-attempts.plugin'

/** A response reports at most five errors. */
const fewErrors: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body } }) => {
      if (body.kind === 'single') body.singleResult.errors &&= body.singleResult.errors.slice(0, MAX_ERRORS)
    },
  }),
}

export const createApollo = (httpServer: Server, introspection: boolean, log: Log) =>
  new ApolloServer<Context>({
    schema,
    introspection,
    // Apollo decides these by NODE_ENV otherwise.
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
      fewErrors,
      slowDownPlugin,
      ApolloServerPluginDrainHttpServer({ httpServer }),
      // It would trace every field of every response; cacheControlPlugin sets the header instead.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  })
