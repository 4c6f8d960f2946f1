import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nobody } from '../api/visitor'
import { type AppDependencies, createApp } from '../app'
import { createClock } from '../infrastructure/clock'
import { createDiskSpace } from '../infrastructure/disk-space'
import { createIncomingFiles } from '../infrastructure/files/incoming-files'
import { openFiles } from '../infrastructure/files/open-files'
import { packageFonts } from '../infrastructure/fonts/package-fonts'
import { createIdentities } from '../infrastructure/identity/identities'
import type { Infrastructure } from '../modules/infrastructure'
import { openMail } from '../infrastructure/mail/open-mail'
import { nativeArgon2 } from '../infrastructure/passwords/native-argon2'
import { openPayment } from '../infrastructure/payment/open-payment'
import { sharpPictures } from '../infrastructure/pictures/sharp-pictures'
import { databaseSearch } from '../infrastructure/search/database/database-search'
import { openSecretBox } from '../infrastructure/secret-box/open-secret-box'
import { createAfterResponse } from '../jobs/after-response'
import { createJobLeaseRepository } from '../jobs/job-lease.repository'
import { createJobs } from '../jobs/jobs'
import { createRunLeased } from '../jobs/run-leased'
import { type ObserveJob, startScheduler } from '../jobs/scheduler'
import { createMetrics } from '../metrics/metrics'
import { connectionMetrics, jobMetrics } from '../metrics/observers'
import { accountPolicyOf } from '../modules/account/account-policy'
import { createContainer } from '../modules/container'
import { createEventBus } from '../modules/live-event/event-bus'
import { addSampleAttachments } from '../seed/attachments'
import { addSampleFiles } from '../seed/product-files'
import { sampleAccounts } from '../seed/sample-accounts'
import { openTracing } from '../tracing/open-tracing'
import { traceJobs, traceStatements } from '../tracing/trace-work'
import { shareMetrics } from './cluster'
import type { Config } from './config'
import { listenToProcesses } from './listen-to-processes'
import { prepareDatabase } from './prepare-database'

interface Options extends Pick<AppDependencies, 'log' | 'openRenderer' | 'development'> {
  config: Config
  /** Makes the site reachable, and returns its origin. */
  listen: (server: Server) => Promise<string>
}

/** Starts everything of a process but its port: database, infrastructure, application and jobs. */
export const startSite = async ({ config, log, listen, ...rest }: Options) => {
  const clock = createClock(config.sampleData)
  const { now } = clock
  const metrics = createMetrics()
  const tracing = await openTracing(config)
  const db = await prepareDatabase(config, (error) => log.error({ err: error }, 'A database connection was lost'), {
    acquiring: connectionMetrics(metrics),
    ...(tracing && { statement: traceStatements(tracing) }),
  })
  const afterResponse = createAfterResponse(log)
  const { mail, sampleMail } = await openMail(config, log)
  let origin = ''
  const infrastructure: Infrastructure = {
    now,
    clock,
    log,
    accountPolicy: accountPolicyOf(config),
    commissionPercent: config.commissionPercent,
    twoAdminsAbove: config.twoAdminsAbove,
    openSearchEngine: databaseSearch,
    openPaymentProvider: await openPayment(config),
    identityProvider: createIdentities(config, log, now),
    mail,
    fonts: packageFonts,
    passwordHasher: nativeArgon2,
    pictureEncoder: sharpPictures,
    secretBox: await openSecretBox(config),
    sampleAccounts: config.sampleData ? sampleAccounts : [],
    siteOrigin: () => origin,
    eventBus: createEventBus(),
    diskSpace: createDiskSpace(config.dataDir),
    afterResponse: afterResponse.run,
    incomingFiles: createIncomingFiles(join(config.dataDir ?? tmpdir(), 'incoming')),
    fileStore: await openFiles(config),
  }
  const container = createContainer(db, infrastructure, nobody)
  await container.clockSync.run()
  if (config.sampleData) {
    await addSampleFiles(db, infrastructure.fileStore)
    await addSampleAttachments(db, infrastructure.fileStore)
  }
  await container.engagementRepository.setMissingCommission(config.commissionPercent)
  const { server, app, viewCounter, drain, close } = await createApp({
    config,
    db,
    log,
    metrics,
    metricsOfProcesses: shareMetrics(metrics.registry),
    tracing,
    infrastructure,
    sampleMail,
    ...rest,
  })
  origin = await listen(server)
  const stopListening = listenToProcesses(config.databaseUrl, container, log)
  const measureJob = jobMetrics(metrics)
  const traceJob = tracing && traceJobs(tracing)
  const observe: ObserveJob = (name, run) => measureJob(name, traceJob ? () => traceJob(name, run) : run)
  const stopScheduler = startScheduler(
    createJobs(viewCounter, log),
    () => createContainer(db, infrastructure, nobody),
    log,
    { observe, runLeased: createRunLeased(createJobLeaseRepository(db)) },
  )
  const stop = async () => {
    await close()
    await stopListening()
    await stopScheduler()
    await afterResponse.finish()
    await db.destroy()
    await tracing?.stop()
  }
  return {
    app,
    /** Stops accepting requests, finishes the accepted ones and closes the database. */
    stop,
    /** The same without refusing a request, while other processes listen on the port. Takes some seconds. */
    drain: async () => {
      await drain()
      await stop()
    },
  }
}
