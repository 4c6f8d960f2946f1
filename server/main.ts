import { once } from 'node:events'
import { join } from 'node:path'
import { nobody } from './api/visitor'
import { createApp } from './app'
import { siteOrigin } from './http/site-origin'
import { createClock } from './infrastructure/clock'
import { diskFiles } from './infrastructure/files/disk-files'
import { memoryFiles } from './infrastructure/files/files'
import { createIdentities } from './infrastructure/identity/identities'
import type { Infrastructure } from './infrastructure/infrastructure'
import { createLog } from './infrastructure/log'
import { openMail } from './infrastructure/mail/open-mail'
import { noPayment } from './infrastructure/payment/payment'
import { samplePayment } from './infrastructure/payment/sample-payment'
import { createAfterResponse } from './jobs/after-response'
import { createJobs } from './jobs/jobs'
import { startScheduler } from './jobs/scheduler'
import { createContainer } from './modules/container'
import { createEventBus } from './modules/live-event/event-bus'
import { sampleAccounts } from './seed/sample-accounts'
import { banner } from './start/banner'
import { type Config, readConfig } from './start/config'
import { prepareDatabase } from './start/prepare-database'
import { onStopSignal } from './start/signals'
import { startAdvice } from './start/start-error'

const development = process.env.NODE_ENV !== 'production'

const start = async (config: Config) => {
  const log = createLog(config.logLevel)
  const clock = createClock(config.sampleData)
  const { now } = clock
  // Compared literally, so that the build, which defines NODE_ENV, excludes Vite from the bundle.
  const { openRenderer } =
    process.env.NODE_ENV === 'production'
      ? await import('./http/pages/production')
      : await import('./http/pages/development')
  const db = await prepareDatabase(config, (error) => log.error({ err: error }, 'A database connection was lost'))
  const afterResponse = createAfterResponse(log)
  const { mail, sampleMail } = await openMail(config, log)
  let origin = ''
  const infrastructure: Infrastructure = {
    now,
    clock,
    commissionPercent: config.commissionPercent,
    openPaymentProvider: config.sampleData ? samplePayment : () => noPayment,
    identityProvider: createIdentities(config, log, now),
    mail,
    sampleAccounts: config.sampleData ? sampleAccounts : [],
    siteOrigin: () => origin,
    eventBus: createEventBus(),
    afterResponse: afterResponse.run,
    fileStore: config.dataDir === undefined ? memoryFiles() : diskFiles(join(config.dataDir, 'uploads')),
  }
  await createContainer(db, infrastructure, nobody).clockSync.run()
  const { server, viewCounter, close } = await createApp({
    config,
    db,
    log,
    infrastructure,
    openRenderer,
    sampleMail,
    development,
  })
  const listening = once(server, 'listening')
  server.listen(config.port, config.host)
  await listening
  origin = siteOrigin(config, server.address())
  const stopScheduler = startScheduler(createJobs(viewCounter), () => createContainer(db, infrastructure, nobody), log)
  onStopSignal(async () => {
    await close()
    await stopScheduler()
    await afterResponse.finish()
    await db.destroy()
  })
  console.log(banner(config, server.address()))
}

let port = 0
try {
  const config = readConfig(process.env)
  port = config.port
  await start(config)
} catch (error) {
  const advice = startAdvice(error, port)
  if (advice === undefined) throw error
  console.error(advice)
  process.exit(1)
}
