import { createServer } from 'node:http'
import { expressMiddleware } from '@as-integrations/express5'
import compression from 'compression'
import express from 'express'
import { createKeeping } from './answers/keeping'
import { createKeptPages } from './answers/kept-pages'
import { createArtworkRouter } from './artwork/artwork.routes'
import type { Config } from './config'
import { createContext } from './context'
import type { Database } from './database/connection'
import { every } from './every'
import { hourly } from './hourly'
import { createLiveRepository } from './live/live.repository'
import { createStreams } from './live/streams'
import type { Log } from './log'
import { createViewCounter } from './modules/views/view-counter'
import { createViewsRepository } from './modules/views/views.repository'
import type { SampleMail } from './ports/mail/sample-mail'
import type { Outside } from './services/outside'
import { createServices } from './services/services'
import { nobody } from './visitor'
import { createApollo } from './web/apollo'
import { createAuthCallbackRouter } from './web/auth-callback'
import { createCrawlersRouter } from './web/crawlers'
import { createDevMailRouter } from './web/dev-mail'
import { createEventsRouter } from './web/events'
import { createFilesRouter } from './web/files'
import { health } from './web/health'
import { httpErrors } from './web/http-errors'
import { inTurns } from './web/in-turns'
import { jsonOnly } from './web/json-only'
import { overload } from './web/overload'
import { type OpenRenderer, pages } from './web/pages'
import { report } from './web/report'
import { sameOrigin } from './web/same-origin'
import { securityHeaders } from './web/security-headers'
import { sessionCookie } from './web/session-cookie'
import { createSiteIconsRouter } from './web/site-icons'
import { siteOrigin } from './web/site-origin'
import { createUploadsRouter } from './web/uploads'
import { createViewsRouter } from './web/views'
import { visitorOf } from './web/visitor'

export interface AppDependencies {
  config: Pick<Config, 'publicUrl' | 'sampleData' | 'sandbox' | 'trustProxy'>
  db: Database
  log: Log
  outside: Outside
  openRenderer: OpenRenderer
  /** Mails to show at /dev/mail; only with sample data. */
  outbox?: SampleMail | undefined
  /** Whether Vite serves the client. */
  development: boolean
}

export const createApp = async ({ config, db, log, outside, openRenderer, outbox, development }: AppDependencies) => {
  const app = express()
  const https = config.publicUrl?.protocol === 'https:'
  const cookie = sessionCookie(https)
  const keeping = createKeeping({
    db,
    now: outside.now,
    hasSession: ({ headers }) => cookie.read(headers.cookie) !== undefined,
  })
  // Slow senders are cut off; who keeps a connection open without use, too.
  const server = createServer(
    { connectionsCheckingInterval: 1_000, headersTimeout: 5_000, requestTimeout: 30_000 },
    keeping.before(app),
  )
  const apollo = createApollo(server, config.sandbox, log)
  await apollo.start()
  const load = overload()
  const stopSweeping = hourly('sweep of uploads', createServices(db, outside, nobody).upload.sweep, log)
  const streams = createStreams({
    live: createLiveRepository(db),
    bus: outside.bus,
    running: (tokens) => createServices(db, outside, nobody).session.running(tokens),
    now: outside.now,
    log,
  })
  const stopMailing = every(
    60_000,
    'mails of what was missed',
    () => createServices(db, outside, nobody).missed.mail(),
    log,
  )
  const stopSweepingFiles = hourly('sweep of files', createServices(db, outside, nobody).file.sweep, log)
  const views = createViewCounter({ views: createViewsRepository(db), now: outside.now })
  const stopCounting = every(5_000, 'counts of views', views.write, log)
  let stopping = false

  app.set('trust proxy', config.trustProxy)
  app.disable('x-powered-by')
  app.get(
    '/healthz',
    health(db, () => stopping),
  )
  app.use(load.handler, securityHeaders({ https, development }))
  // Before what other sites may not do: Apple posts its answer from its own.
  app.use(createAuthCallbackRouter((...exchange) => createServices(db, outside, visitorOf(...exchange, cookie)).social))
  app.use(sameOrigin, compression())
  app.use(
    '/graphql',
    jsonOnly,
    keeping.keep,
    inTurns(),
    expressMiddleware(apollo, {
      context: ({ req, res }) => createContext(db, outside, visitorOf(req, res, cookie)),
    }),
  )
  app.use('/artwork', createArtworkRouter())
  app.use(createCrawlersRouter(db, config))
  app.use(createSiteIconsRouter())
  app.use(
    '/uploads',
    createUploadsRouter(outside.files, (request, response) =>
      createContext(db, outside, visitorOf(request, response, cookie)),
    ),
  )
  app.use(
    '/events',
    createEventsRouter(streams, (request, response) =>
      createContext(db, outside, visitorOf(request, response, cookie)),
    ),
  )
  app.use(
    '/files',
    createFilesRouter((request, response) => createContext(db, outside, visitorOf(request, response, cookie))),
  )
  app.use(
    '/views',
    createViewsRouter(views, (request, response) => createContext(db, outside, visitorOf(request, response, cookie))),
  )
  if (outbox) app.use('/dev/mail', createDevMailRouter(outbox))
  const { render, createSandbox } = await openRenderer(app, server, config)
  if (config.sandbox) app.use('/sandbox', createSandbox())
  app.get(
    /^/,
    pages({
      apollo,
      render,
      report: report(log),
      originOf: siteOrigin(config),
      keptPages: development ? undefined : createKeptPages(db, outside.now),
      createPageContext: () => createContext(db, outside, nobody),
    }),
  )
  app.use(httpErrors(log))

  return {
    server,
    /** Stops accepting and finishes what was accepted. */
    close: async () => {
      stopping = true
      load.stop()
      stopSweeping()
      stopMailing()
      streams.stop()
      stopSweepingFiles()
      stopCounting()
      // Browsers keep a connection whose last answer came during the stop; it would hold us for ten seconds.
      const sweep = setInterval(() => server.closeIdleConnections(), 100)
      await apollo.stop()
      clearInterval(sweep)
      await views.write().catch((error: unknown) => log.error({ err: error }, 'The last views were not counted'))
    },
  }
}
