import type { OutgoingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'

/** Of all that is kept; what was used longest ago goes first. */
const MOST_BYTES = 32 * 1024 * 1024
/** How late `2 minutes ago` may be: the time goes on without a write. */
const OLDEST_MS = 30_000
const SHORT = 1024
/** Headers and all that an answer has around it: a thousand of the shortest were seen to take 5 MB. */
const BESIDES = 4 * 1024

interface Made {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

export interface Answer extends Made {
  /** Undefined where it is too short to gain from it. */
  zipped: () => Buffer | undefined
}

interface Kept extends Answer {
  revision: string
  keptAt: number
}

/** Answers by what was asked, each good for the one revision of the catalogue that it was made from. */
export const createKeptAnswers = (now: () => Date, mostBytes = MOST_BYTES) => {
  const kept = new Map<string, Kept>()
  let bytes = 0

  const drop = (key: string, { body }: Made) => {
    kept.delete(key)
    bytes -= sizeOf(key, body)
  }

  return {
    find: (key: string, revision: string): Answer | undefined => {
      const answer = kept.get(key)
      if (!answer) return undefined
      kept.delete(key)
      kept.set(key, answer)
      if (answer.revision === revision && now().getTime() - answer.keptAt < OLDEST_MS) return answer
      drop(key, answer)
      return undefined
    },

    /** `revision` is the one read before the answer was made: what was written meanwhile makes it old at once. */
    keep: (key: string, revision: string, { status, headers, body }: Made) => {
      const before = kept.get(key)
      if (before) drop(key, before)
      kept.set(key, { status, headers, body, zipped: zippedOnce(body), revision, keptAt: now().getTime() })
      bytes += sizeOf(key, body)
      for (const [oldest, answer] of kept) {
        if (bytes <= mostBytes) break
        drop(oldest, answer)
      }
    },
  }
}

/** With its text as it is sent, and both zipped. */
const sizeOf = (key: string, body: Buffer) => key.length * 2 + body.length * 3 + BESIDES

const zippedOnce = (body: Buffer) => {
  let zipped: Buffer | undefined
  return () => {
    if (body.length > SHORT) zipped ??= gzipSync(body)
    return zipped
  }
}
