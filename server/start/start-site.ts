import type { Server } from 'node:http'
import { nobody } from '../api/visitor'
import { type AppDependencies, createApp } from '../app'
import { createClock } from '../infrastructure/clock'
import { createAfterResponse } from '../jobs/after-response'
import { createJobLeaseRepository } from '../jobs/job-lease.repository'
import { createJobs } from '../jobs/jobs'
import { createRunLeased } from '../jobs/run-leased'
import { type ObserveJob, startScheduler } from '../jobs/scheduler'
import { createMetrics } from '../metrics/metrics'
import { connectionMetrics, jobMetrics } from '../metrics/observers'
import { createContainer } from '../modules/container'
import { addSampleAttachments } from '../seed/attachments'
import { addSampleFiles } from '../seed/product-files'
import { openTracing } from '../tracing/open-tracing'
import { traceJobs, traceStatements } from '../tracing/trace-work'
import { shareMetrics } from './cluster'
import type { Config } from './config'
import { listenToProcesses } from './listen-to-processes'
import { openInfrastructure } from './open-infrastructure'
import { prepareDatabase } from './prepare-database'

interface Options extends Pick<AppDependencies, 'log' | 'openRenderer' | 'development'> {
  config: Config
  /** Makes the site reachable, and returns its origin. */
  listen: (server: Server) => Promise<string>
}

/** Starts everything of a process but its port: database, infrastructure, application and jobs. */
export const startSite = async ({ config, log, listen, ...rest }: Options) => {
  const clock = createClock(config.sampleData)
  const metrics = createMetrics()
  const tracing = await openTracing(config)
  const db = await prepareDatabase(config, (error) => log.error({ err: error }, 'A database connection was lost'), {
    acquiring: connectionMetrics(metrics),
    ...(tracing && { statement: traceStatements(tracing) }),
  })
  const afterResponse = createAfterResponse(log)
  let origin = ''
  const { infrastructure, sampleMail } = await openInfrastructure(config, log, {
    clock,
    afterResponse: afterResponse.run,
    siteOrigin: () => origin,
  })
  const container = createContainer(db, infrastructure, nobody)
  await container.clockSync.run()
  if (config.sampleData) {
    await addSampleFiles(db, infrastructure.fileStore)
    await addSampleAttachments(db, infrastructure.fileStore)
  }
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
