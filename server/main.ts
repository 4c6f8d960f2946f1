import { openRenderer } from './http/pages/production'
import { siteOrigin } from './http/site-origin'
import { createLog } from './infrastructure/log'
import { banner } from './start/banner'
import { isSupervised, isSupervisor, onDrain, superviseSite } from './start/cluster'
import { runCommand } from './start/commands'
import { type Config, readConfig } from './start/config'
import { listen } from './start/listen'
import { maxStopMs, onStopSignal } from './start/signals'
import { startAdvice } from './start/start-advice'
import { startSite } from './start/start-site'

const start = async (config: Config) => {
  const log = createLog(config.logLevel)
  if (isSupervisor(config)) {
    const address = await superviseSite(config, import.meta.url, log)
    return console.log(banner(config, address))
  }
  const { stop, drain } = await startSite({
    config,
    log,
    openRenderer,
    listen: async (server) => {
      await listen(server, config)
      if (!isSupervised()) console.log(banner(config, server.address()))
      return siteOrigin(config, server.address())
    },
  })
  onStopSignal(stop, maxStopMs(config.drainSeconds))
  onDrain(drain)
}

let port = 0
try {
  const config = readConfig(process.env)
  port = config.port
  const [command, ...parameters] = process.argv.slice(2)
  if (command === undefined) await start(config)
  else console.log(await runCommand(config, command, parameters, console.log))
} catch (error) {
  const advice = startAdvice(error, port, 'npm start')
  if (advice === undefined) throw error
  console.error(advice)
  process.exit(1)
}
