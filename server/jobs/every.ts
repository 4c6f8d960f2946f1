import type { Log } from '../infrastructure/log'

/** Does something again and again, never twice at once; gives what ends that. */
export const every = (milliseconds: number, name: string, work: () => Promise<void>, log: Log) => {
  let running = false
  const run = async () => {
    if (running) return
    running = true
    await work().catch((error: unknown) => log.error({ err: error, work: name }, 'Regular work failed'))
    running = false
  }
  const timer = setInterval(() => void run(), milliseconds).unref()
  return () => clearInterval(timer)
}
