import { setTimeout } from 'node:timers/promises'
import compression from 'compression'
import express, { type ErrorRequestHandler, type Request } from 'express'
import { createArtworkRouter } from '../artwork/routes/artwork-routes'
import { createContext } from './api/context'
import { createApi } from './api/create-api'
import { nobody } from './api/visitor'
import { createPageCache } from './cache/page-cache'
import { createResponseCache } from './cache/response-cache'
import { browsingOf, type Database } from './database/connection'
import { createPublicReads } from './database/replica/public-reads'
import { cors } from './http/cors'
import { errorHandler } from './http/errors'
import { jsonBody } from './http/json-body'
import { overload } from './http/load/overload'
import { throttle } from './http/load/throttle'
import { boundUnreadResponses } from './http/load/unread-responses'
import { createLanes, createWorkQueue, isQuery } from './http/load/work-queue'
import { measureRequests } from './http/monitoring/measure-requests'
import { metricsRoute } from './http/monitoring/metrics'
import { requestId } from './http/monitoring/request-id'
import { siteOperationLabel } from './http/monitoring/site-operations'
import { traceRequests } from './http/monitoring/trace-requests'
import { type OpenRenderer, pages } from './http/pages/pages'
import { createAuthCallbackRouter } from './http/routes/auth-callback'
import { createCalendarRouter } from './http/routes/calendar'
import { createCrawlersRouter } from './http/routes/crawlers'
import { createDevMailRouter } from './http/routes/dev-mail/dev-mail'
import { attachedFiles, productFiles } from './http/routes/files/file-kinds'
import { createFileRouter } from './http/routes/files/file-router'
import { createUploadReceiver } from './http/routes/files/receive-upload'
import { sendFileOutage } from './http/routes/files/send-file-outage'
import { createUploadsRouter } from './http/routes/files/uploads'
import { graphql } from './http/routes/graphql'
import { health, readiness } from './http/routes/health'
import { createInvoicesRouter, PDF_COST } from './http/routes/invoices'
import { createListingViewsRouter } from './http/routes/listing-views'
import { createProcessDiagramsRouter } from './http/routes/process-diagrams'
import { browserVisit } from './http/routes/sandbox/browser-visit'
import { sdl } from './http/routes/sandbox/sdl'
import { createSecurityTxtRouter } from './http/routes/security-txt'
import { createSiteIconsRouter } from './http/routes/site-icons'
import { createSubscriptions } from './http/routes/subscriptions'
import { createWebhooksRouter } from './http/routes/webhooks'
import { ownHost, PUBLIC_ORIGIN, sameOrigin } from './http/same-origin'
import { securityHeaders } from './http/security-headers'
import { createServer, drain } from './http/server'
import { requestOrigin } from './http/site-origin'
import { trustedDocumentsOnly } from './http/trusted-documents'
import { bearerToken } from './http/visitor/bearer-token'
import { createRequestContexts } from './http/visitor/request-contexts'
import type { Log } from './infrastructure/log'
import type { SampleMail } from './infrastructure/mail/mail'
import { reportError } from './infrastructure/report-error'
import { startPolling } from './jobs/polling'
import { createDatabaseGauges } from './metrics/database-gauges'
import type { Metrics } from './metrics/metrics'
import { createContainer } from './modules/container'
import type { Infrastructure } from './modules/infrastructure'
import { createViewCounter } from './modules/listing-view/view-counter'
import { createVisiblePictureRepository } from './modules/site/visible-picture.repository'
import { MAX_FILE_BYTES, MAX_PICTURE_BYTES } from './modules/upload/file-types'
import type { Config } from './start/config'
import type { Tracing } from './tracing/tracing'

export interface AppDependencies {
  config: Pick<
    Config,
    | 'corsOrigins'
    | 'costPerSecond'
    | 'drainSeconds'
    | 'maxConnections'
    | 'maxLagMs'
    | 'metricsToken'
    | 'processes'
    | 'publicUrl'
    | 'sampleData'
    | 'sandbox'
    | 'securityContact'
    | 'staleSeconds'
    | 'trustedDocumentsOnly'
    | 'trustProxy'
  >
  db: Database
  log: Log
  metrics: Metrics
  /** Reads the metrics of all processes of this machine. Undefined: there is one. */
  metricsOfProcesses?: (() => Promise<Metrics['registry']>) | undefined
  /** Undefined: nothing is traced. */
  tracing?: Tracing | undefined
  infrastructure: Infrastructure
  openRenderer: OpenRenderer
  /** Mails to show at /dev/mail, with sample data only. */
  sampleMail?: SampleMail | undefined
  /** Set while Vite serves the client: errors are shown to the developer instead of masked. */
  development?: { sendError: ErrorRequestHandler } | undefined
  /** Milliseconds, by which the server detects that it is overloaded. */
  loadClock?: () => number
  livePollSeconds?: number
}

/** The cost of drawing a picture, which takes 1 to 10 ms. */
const DRAWING_COST = 10

export const createApp = async (dependencies: AppDependencies) => {
  const { config, db, log, metrics, tracing, infrastructure, openRenderer, sampleMail, development } = dependencies
  const { loadClock, livePollSeconds } = dependencies
  const { now, fileStore, incomingFiles } = infrastructure
  const https = config.publicUrl?.protocol === 'https:'
  const app = express()
  const server = createServer(app, config.maxConnections)

  // Modules
  const createServices = () => createContainer(db, infrastructure, nobody)
  const services = createServices()
  const viewCounter = createViewCounter({ listingViewRepository: services.listingViewRepository, now })

  // API
  const publicReads = createPublicReads(db, log)
  const { contextOf, authenticate, hasCredentials, mustBeCurrent } = createRequestContexts(
    db,
    infrastructure,
    publicReads,
    https,
  )
  const isDevelopment = development !== undefined
  const operationLabel = await siteOperationLabel()
  const apiOptions = { server, config, log, metrics, tracing, operationLabel, isDevelopment }
  const { apollo, buckets, formatError } = await createApi(apiOptions)
  const subscriptions = createSubscriptions(contextOf, log, formatError)
  const stopPolling = startPolling({ db, processes: config.processes, livePollSeconds, services, buckets, log })

  // Caches
  // In development, people edit the database.
  const staleSeconds = isDevelopment ? 0 : config.staleSeconds
  const onLookup = (cache: string) => (result: string) => metrics.cacheLookups.inc({ cache, result })
  const cacheOptions = { db, now, staleSeconds }
  const responseCache = createResponseCache({
    ...cacheOptions,
    hasCredentials,
    mustBeCurrent,
    onLookup: onLookup('responses'),
  })
  const pageCache = isDevelopment ? undefined : createPageCache({ ...cacheOptions, onLookup: onLookup('pages') })

  // Metrics
  const gauges = createDatabaseGauges({
    monitoring: () => createServices().monitoringRepository,
    now,
  })

  // HTTP
  const load = overload(config.maxLagMs, loadClock)
  const browsingQueue = createWorkQueue(loadClock)
  const isAnonymousQuery = (request: Request) => isQuery(request) && !hasCredentials(request)
  const queued = createLanes(isAnonymousQuery, browsingQueue, createWorkQueue(loadClock))
  let stopping = false
  app.set('trust proxy', config.trustProxy)
  app.set(PUBLIC_ORIGIN, config.publicUrl?.origin)
  app.disable('x-powered-by')
  app.use(requestId(config.trustProxy), measureRequests(metrics))
  const readinessOf = { db, diskSpace: infrastructure.diskSpace, fileStore, isStopping: () => stopping }
  app.get('/healthz', health(readinessOf))
  app.get('/readyz', readiness(readinessOf))
  const { metricsOfProcesses = async () => metrics.registry } = dependencies
  app.get(
    '/metrics',
    metricsRoute({ ofProcesses: metricsOfProcesses, ofDatabase: gauges.read, token: config.metricsToken }),
  )
  if (tracing) app.use(traceRequests(tracing, config.trustProxy))
  app.use(
    load.handler,
    securityHeaders({ https, development: isDevelopment }),
    ownHost(config.publicUrl),
    boundUnreadResponses(),
  )
  // Before the check of the origin: Apple posts its answer from its own site.
  app.use(createAuthCallbackRouter(contextOf))
  app.use(
    '/webhooks',
    createWebhooksRouter(() => createServices().providerNotifications),
  )
  app.use('/graphql', cors(config.corsOrigins))
  app.use(['/graphql', '/files', '/invoices', '/product-files', '/uploads'], bearerToken(authenticate, buckets))
  app.use(sameOrigin, compression())
  if (config.trustedDocumentsOnly) app.use('/graphql', jsonBody, await trustedDocumentsOnly())
  app.use('/graphql', throttle(buckets))
  app.use('/graphql/stream', subscriptions.router)
  app.use(
    '/graphql',
    sdl(config.sandbox),
    browserVisit(config.sandbox),
    jsonBody,
    responseCache,
    queued(graphql(apollo, contextOf)),
  )
  app.use('/artwork/process', createProcessDiagramsRouter())
  app.use(
    '/artwork',
    createArtworkRouter(createVisiblePictureRepository(browsingOf(db)).isShown, throttle(buckets, DRAWING_COST)),
  )
  const receiveFile = createUploadReceiver(incomingFiles, MAX_FILE_BYTES)
  app.use(['/calendar', '/files', '/product-files', '/views'], throttle(buckets))
  app.use('/files', createFileRouter(attachedFiles, contextOf, receiveFile))
  app.use('/product-files', createFileRouter(productFiles, contextOf, receiveFile))
  app.use('/invoices', throttle(buckets, PDF_COST), createInvoicesRouter(contextOf))
  app.use('/uploads', createUploadsRouter(fileStore, contextOf, createUploadReceiver(incomingFiles, MAX_PICTURE_BYTES)))
  app.use(['/files', '/product-files', '/uploads'], sendFileOutage(log))
  app.use('/views', createListingViewsRouter(viewCounter, contextOf))
  app.use(
    '/calendar',
    createCalendarRouter(() => createServices().calendar),
  )
  app.use(createSecurityTxtRouter(config, now))
  app.use(createCrawlersRouter(browsingOf(db), now, config))
  app.use(createSiteIconsRouter())
  if (sampleMail) app.use('/dev/mail', createDevMailRouter(sampleMail))
  // A missing file gets a plain 404, not a rendered page.
  app.use(['/files', '/invoices', '/product-files', '/uploads', '/views'], (_, response) => {
    response.sendStatus(404)
  })

  // Pages
  const { render, createSandbox } = await openRenderer(app, config)
  if (config.sandbox) app.use('/sandbox', createSandbox())
  app.get(
    /^/,
    pages({
      apollo,
      render,
      report: reportError(log),
      originOf: requestOrigin(config),
      pageCache,
      mustBeCurrent,
      createPageContext: async () => createContext(await publicReads.open(), infrastructure, nobody),
      buckets,
      queued: browsingQueue,
    }),
  )
  app.use(errorHandler(log, development?.sendError))

  return {
    app,
    server,
    viewCounter,
    /** Leaves new connections to other processes, and waits until clients have left the open ones. `close` comes afterwards. */
    drain: async () => {
      stopping = true
      subscriptions.stop()
      await drain(server)
    },
    /** Stops accepting requests, once proxies have had time to notice, and finishes the accepted ones. */
    close: async () => {
      if (!stopping) {
        stopping = true
        await setTimeout(config.drainSeconds * 1_000)
      }
      load.stop()
      metrics.stop()
      subscriptions.stop()
      await stopPolling()
      // Browsers keep connections open whose last response came during the stop; they would delay it by ten seconds.
      const sweep = setInterval(() => server.closeIdleConnections(), 100)
      await apollo.stop()
      clearInterval(sweep)
      await viewCounter.write().catch((error: unknown) => log.error({ err: error }, 'The last views were not counted'))
    },
  }
}
