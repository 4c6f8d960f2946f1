import type { Log } from '../infrastructure/log'
import { reasonOf } from '../lib/errors'
import { errorsOf, RowError } from '../lib/for-each-due'
import { wait } from '../lib/timers'

/** Delay, so that the response is sent first and its timing doesn't reveal the work. */
const DELAY_MS = 100
/** Further work is dropped, to bound the memory. */
const MAX_WAITING = 1_000

/** Runs work after the response. Failures are logged without their message, because mail servers' messages contain addresses. */
export const createAfterResponse = (log: Log, delayMs = DELAY_MS) => {
  const waiting = new Set<Promise<void>>()

  const runLater = async (name: string, work: () => Promise<void>) => {
    await wait(delayMs)
    try {
      await work()
    } catch (error) {
      for (const each of errorsOf(error)) log.error({ work: name, ...reasonsOf(each) }, 'Work after a response failed')
    }
  }

  return {
    run: (name: string, work: () => Promise<void>) => {
      if (waiting.size >= MAX_WAITING)
        return log.error({ work: name }, 'Work after a response was dropped: too much is waiting')
      const running = runLater(name, work).finally(() => waiting.delete(running))
      waiting.add(running)
    },

    /** Resolves once no work is waiting or running. */
    finish: async () => {
      while (waiting.size > 0) await Promise.all(waiting)
    },
  }
}

const reasonsOf = (error: unknown) =>
  error instanceof RowError ? { row: error.message, reason: reasonOf(error.cause) } : { reason: reasonOf(error) }
