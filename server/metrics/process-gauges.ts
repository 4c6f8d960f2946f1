import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Aggregator, Counter, Gauge, type Registry } from 'prom-client'

const RESOLUTION_MS = 20
const NS = 1e9

/**
 * Memory, processor time and the delay of the event loop since the last scrape. Not `collectDefaultMetrics`: over several
 * processes it averages the delays and omits the start.
 */
export const addProcessGauges = (registers: Registry[]) => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const gauge = (name: string, help: string, read: () => number, aggregator: Aggregator = 'sum') =>
    new Gauge({
      name,
      help,
      aggregator,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript.', () => process.memoryUsage().heapUsed)
  gauge('marque_processes', 'Processes whose metrics these are.', () => 1)
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the process.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  const startedAt = Date.now() / 1_000 - process.uptime()
  gauge(
    'process_start_time_seconds',
    'Unix time of the start of the process that started last.',
    () => startedAt,
    'max',
  )
  new Gauge({
    name: 'marque_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape: median, 99th percentile and longest.',
    labelNames: ['quantile'],
    // The process with the longest delay counts.
    aggregator: 'max',
    registers,
    collect() {
      // The histogram counts the interval of its own timer too.
      const seconds = (ns: number) => Math.max(0, ns / NS - RESOLUTION_MS / 1_000)
      if (delay.count > 0) {
        this.set({ quantile: '0.5' }, seconds(delay.percentile(50)))
        this.set({ quantile: '0.99' }, seconds(delay.percentile(99)))
        this.set({ quantile: '1' }, seconds(delay.max))
      }
      delay.reset()
    },
  })
  return { stop: () => void delay.disable() }
}
