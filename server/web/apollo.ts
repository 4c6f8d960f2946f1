import type { Server } from 'node:http'
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { publicAnswersPlugin } from '../answers/public-answers.plugin'
import type { Context } from '../context'
import { limitsPlugin } from '../limits/limits.plugin'
import type { Log } from '../log'
import { schema } from '../schema'
import { maskErrors } from './mask-errors'
import { slowDownPlugin } from './slow-down.plugin'

const MOST_ERRORS = 5

/** A hundred mistakes in one request are told as five. */
const fewErrors: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body } }) => {
      if (body.kind === 'single') body.singleResult.errors &&= body.singleResult.errors.slice(0, MOST_ERRORS)
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
    // Strangers may store theirs too, in 30 MB at most: what was used longest ago goes first, and is sent again.
    cache: 'bounded',
    maxRecursiveSelections: 2_000,
    parseOptions: { maxTokens: 1_500 },
    formatError: maskErrors(log),
    logger: { debug: () => {}, info: () => {}, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    plugins: [
      limitsPlugin,
      publicAnswersPlugin,
      fewErrors,
      slowDownPlugin,
      ApolloServerPluginDrainHttpServer({ httpServer }),
      // It would watch every field of every answer; publicAnswersPlugin says what may be held.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  })
