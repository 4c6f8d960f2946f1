import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Registry } from 'prom-client'
import { MAX_DRAIN_MS } from '../http/server'
import type { Log } from '../infrastructure/log'
import { createMetricsHub, createMetricsShare, isMetricsMessage, type MetricsMessage } from '../metrics/share-metrics'
import type { Config } from './config'
import { prepareDatabase } from './prepare-database'
import { maxStopMs, onStopSignal } from './signals'
import { createSupervisor, type SiteProcess } from './supervisor'

/** Longer than the stop of a process. */
const maxEndMs = (drainSeconds: number) => maxStopMs(drainSeconds) + 9_000

/** True in the process that starts the others and serves nothing itself. */
export const isSupervisor = (config: Pick<Config, 'processes'>) => config.processes > 1 && cluster.isPrimary

/** True if another process prints the banner. */
export const isSupervised = () => cluster.isWorker

/**
 * Prepares the database and starts the processes of the site, each with the program `main`. Resolves with the address once the first
 * accepts requests. Exits with the code of the first one if that doesn't start: it has printed the reason.
 */
export const superviseSite = async (config: Config, main: string, log: Log) => {
  const db = await prepareDatabase(config, () => {})
  await db.destroy()
  cluster.setupPrimary({ exec: fileURLToPath(main), args: [] })
  const address = { address: config.host ?? '', family: 'IPv4', port: config.port }
  cluster.on('listening', (_worker, { port }) => {
    address.port = port
  })
  serveMetrics(log)
  const maxMs = maxEndMs(config.drainSeconds)
  const supervisor = createSupervisor({ count: config.processes, start: () => startProcess(maxMs), log })
  onStopSignal(supervisor.stop, maxMs + 1_000)
  // Not SIGHUP, which a terminal sends when it is closed. Windows has no such signal.
  if (process.platform !== 'win32') process.on('SIGUSR2', () => void supervisor.restart())
  await supervisor.start().catch((error: unknown) => {
    if (!(error instanceof EndedEarly)) throw error
    process.exit(error.exitCode)
  })
  return address
}

/** Runs `drain` when the supervisor asks for it. */
export const onDrain = (drain: () => Promise<void>) => {
  process.on('message', (message) => {
    if (message === DRAIN) void drain().then(() => process.exit(0))
  })
}

/** Returns a function that reads the metrics of all processes. Undefined for a process without a supervisor. */
export const shareMetrics = (registry: Registry) => {
  if (!cluster.isWorker) return undefined
  const share = createMetricsShare(registry, (message) => process.connected && process.send?.(message))
  process.on('message', (message) => {
    if (isMetricsMessage(message)) void share.receive(message)
  })
  return share.readAll
}

/** Answers processes that ask for the metrics of all. */
const serveMetrics = (log: Pick<Log, 'error'>) => {
  const ready = new Map<number, Worker>()
  const processOf = (worker: Worker) => ({
    id: worker.id,
    send: (message: MetricsMessage) => worker.isConnected() && worker.send(message),
  })
  const hub = createMetricsHub(() => [...ready.values()].map(processOf))
  const fail = (error: unknown) => log.error({ err: error }, 'The metrics of the processes could not be read')
  cluster.on('listening', (worker) => ready.set(worker.id, worker))
  cluster.on('exit', (worker) => {
    ready.delete(worker.id)
    hub.end(worker.id).catch(fail)
  })
  cluster.on('message', (worker, message) => {
    if (isMetricsMessage(message)) hub.receive(processOf(worker), message).catch(fail)
  })
}

const DRAIN = 'drain'

class EndedEarly extends Error {
  constructor(readonly exitCode: number) {
    super(`A process ended with code ${exitCode} before it accepted requests.`)
  }
}

const startProcess = (maxMs: number): SiteProcess => {
  const worker = cluster.fork()
  const exited = once(worker, 'exit').then(([code]: (number | null)[]) => code ?? null)
  const killLater = (ms: number) => void setTimeout(() => worker.process.kill('SIGKILL'), ms).unref()
  return {
    pid: worker.process.pid,
    ready: Promise.race([
      once(worker, 'listening'),
      exited.then((code) => {
        throw new EndedEarly(code ?? 1)
      }),
    ]),
    exited,
    drain: () => {
      // Sending to a process that is ending would be an error of this one.
      if (worker.isConnected()) worker.send(DRAIN)
      killLater(MAX_DRAIN_MS + maxMs)
    },
    stop: () => {
      worker.process.kill('SIGTERM')
      killLater(maxMs)
    },
  }
}
