import { once } from 'node:events'
import { join } from 'node:path'
import { createApp } from './app'
import { createBackground } from './background'
import { startClockwork } from './clockwork'
import { type Config, readConfig } from './config'
import { openFilled } from './database/open-filled'
import { sampleAccounts } from './database/sample-accounts'
import { createBus } from './live/bus'
import { createLog } from './log'
import { createClock } from './ports/clock/clock'
import { diskFiles } from './ports/files/disk-files'
import { memoryFiles } from './ports/files/memory-files'
import { createIdentities } from './ports/identity/identities'
import { openMail } from './ports/mail/open-mail'
import { noPayment } from './ports/payment/no-payment'
import { samplePayment } from './ports/payment/sample-payment'
import type { Outside } from './services/outside'
import { createServices } from './services/services'
import { siteAddress } from './site-address'
import { startAdvice } from './start-error'
import { nobody } from './visitor'
import { welcome } from './welcome'

const development = process.env.NODE_ENV !== 'production'

const start = async (config: Config) => {
  const log = createLog(config.logLevel)
  const clock = createClock(config.sampleData)
  const { now } = clock
  // Written out, because so the bundle, which is built with NODE_ENV set, leaves Vite out.
  const { openRenderer } =
    process.env.NODE_ENV === 'production' ? await import('./web/production') : await import('./web/development')
  const db = await openFilled(config, (error) => log.error({ err: error }, 'A database connection was lost'))
  const background = createBackground(log)
  const { mail, outbox } = await openMail(config, log)
  let site = ''
  const outside: Outside = {
    now,
    clock,
    commissionPercent: config.commissionPercent,
    payment: config.sampleData ? samplePayment : () => noPayment,
    identities: createIdentities(config, log, now),
    mail,
    sampleAccounts: config.sampleData ? sampleAccounts : [],
    site: () => site,
    bus: createBus(),
    later: background.later,
    files: config.dataDir === undefined ? memoryFiles() : diskFiles(join(config.dataDir, 'uploads')),
  }
  await createServices(db, outside, nobody).siteClock.keepUp()
  const { server, close } = await createApp({
    config,
    db,
    log,
    outside,
    openRenderer,
    outbox,
    development,
  })
  const listening = once(server, 'listening')
  server.listen(config.port, config.host)
  await listening
  site = siteAddress(config, server.address())
  const stopClockwork = startClockwork(() => createServices(db, outside, nobody), now, log)

  const stop = async () => {
    // What hangs for longer than the ten seconds that accepted requests have is given up.
    setTimeout(() => process.exit(1), 11_000).unref()
    await close()
    await stopClockwork()
    await background.finish()
    await db.destroy()
    process.exit(0)
  }
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (!stopping) void stop()
      stopping = true
    })
  }
  console.log(welcome(config, server.address()))
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
