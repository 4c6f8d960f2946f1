import { setTimeout } from 'node:timers/promises'
import type { Log } from './log'

/** How long an answer may be on its way before what follows it begins, so that its time tells nothing of what follows. */
const AFTER_ANSWER_MS = 100
/** Beyond this work is given up: it would fill the memory. */
const MOST_WAITING = 1_000

/** Work that no answer waits for. What fails is logged by kind alone: messages of mail servers name addresses. */
export const createBackground = (log: Log, delayMs = AFTER_ANSWER_MS) => {
  const waiting = new Set<Promise<void>>()

  const run = async (name: string, work: () => Promise<void>) => {
    await setTimeout(delayMs)
    try {
      await work()
    } catch (error) {
      log.error({ work: name, reason: reasonOf(error) }, 'Work in the background failed')
    }
  }

  return {
    later: (name: string, work: () => Promise<void>) => {
      if (waiting.size >= MOST_WAITING)
        return log.error({ work: name }, 'Work in the background was given up: too much waits')
      const running = run(name, work).finally(() => waiting.delete(running))
      waiting.add(running)
    },
    /** Once nothing is under way any more. */
    finish: async () => {
      while (waiting.size > 0) await Promise.all(waiting)
    },
  }
}

const reasonOf = (error: unknown) => {
  const { name, code, responseCode }: { name?: unknown; code?: unknown; responseCode?: unknown } = Object(error)
  return { name, code, responseCode }
}
