import type { Log } from './log'

const HOUR_MS = 3_600_000
/** The start has more to do than tidying up. */
const FIRST_MS = 60_000

/** Does something a minute from now and then every hour; gives what ends that. */
export const hourly = (name: string, work: () => Promise<void>, log: Log) => {
  const run = () => work().catch((error: unknown) => log.error({ err: error, work: name }, 'Hourly work failed'))
  const first = setTimeout(run, FIRST_MS).unref()
  const timer = setInterval(run, HOUR_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
