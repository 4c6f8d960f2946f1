import type { RequestHandler, Response } from 'express'
import { sendBusy } from './send-busy'

/** About ten milliseconds of work; fewer cost more each, since every turn has its price. */
const AT_ONCE = 8
/** About half a second of work. */
const MOST_WAITING = 500

/**
 * Lets a few requests through in each turn of the event loop. Of a crowd that comes at once each would do all it can before
 * anything else is read; so who comes for a page meanwhile waits for a few of them, and not for all.
 */
export const inTurns = ({ atOnce = AT_ONCE, mostWaiting = MOST_WAITING } = {}): RequestHandler => {
  const waiting: { response: Response; next: () => void }[] = []
  let through = 0

  const goOn = (next: () => void) => {
    if (through === 0) setImmediate(turn)
    through += 1
    next()
  }

  const turn = () => {
    through = 0
    while (through < atOnce) {
      const first = waiting.shift()
      if (!first) break
      // Nobody waits any more for an answer to who has gone.
      if (!first.response.closed) goOn(first.next)
    }
  }

  return (_request, response, next) => {
    if (through < atOnce) goOn(next)
    else if (waiting.length < mostWaiting) waiting.push({ response, next })
    else sendBusy(response)
  }
}
