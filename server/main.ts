import { once } from 'node:events'
import { createApp } from './app'
import { type Config, readConfig } from './config'
import { openFilled } from './database/open-filled'
import { createLog } from './log'
import { noIdentity, sampleIdentity } from './ports/identity/sample-identity'
import { startAdvice } from './start-error'
import { welcome } from './welcome'

const development = process.env.NODE_ENV !== 'production'

const start = async (config: Config) => {
  const log = createLog(config.logLevel)
  // Written out, because so the bundle, which is built with NODE_ENV set, leaves Vite out.
  const { openRenderer } =
    process.env.NODE_ENV === 'production' ? await import('./web/production') : await import('./web/development')
  const db = await openFilled(config, (error) => log.error({ err: error }, 'A database connection was lost'))
  const { server, close } = await createApp({
    config,
    db,
    log,
    outside: { now: () => new Date(), identities: config.sampleData ? sampleIdentity : noIdentity },
    openRenderer,
    development,
  })
  const listening = once(server, 'listening')
  server.listen(config.port, config.host)
  await listening

  const stop = async () => {
    // What hangs for longer than the ten seconds that accepted requests have is given up.
    setTimeout(() => process.exit(1), 11_000).unref()
    await close()
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
