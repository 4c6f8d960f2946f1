import type { Log } from '../../infrastructure/log'
import { every } from '../../jobs/every'
import type { EventBus } from './event-bus'
import { createStream, type Listener, type Stream } from './event-stream'
import type { LiveEventRepository } from './live-event.repository'

/** How late a page may hear what another process wrote, and how late it ends after its session. */
const POLL_MS = 2_000
const HEARTBEAT_MS = 20_000
/** Each tab has one; beyond this somebody is playing. */
const MOST_OF_ONE = 30

interface Dependencies {
  liveEventRepository: LiveEventRepository
  eventBus: EventBus
  /** Those of the tokens whose sessions are running. */
  running: (tokens: readonly string[]) => Promise<ReadonlySet<string>>
  log: Log
}

/**
 * The open pages of this process. What this process writes wakes them at once; for what others write, one question every two
 * seconds asks for all of them how far their accounts have got.
 */
export const createEventStreams = ({ liveEventRepository, eventBus, running, log }: Dependencies) => {
  const streams = new Set<Stream>()
  let stopped = false

  const close = (stream: Stream) => {
    streams.delete(stream)
    stream.end()
  }

  const wake = (isMeant: (stream: Stream) => boolean) => {
    for (const stream of streams) {
      if (isMeant(stream))
        stream.wake().catch((error: unknown) => log.error({ err: error }, 'A stream could not be read'))
    }
  }

  const positions = async (userIds: Iterable<string>) => {
    const rows = await liveEventRepository.positionsOf([...new Set(userIds)])
    return new Map(rows.map(({ userId, sequence }) => [userId, sequence]))
  }

  const endOver = async () => {
    const tokens = await running([...new Set([...streams].map(({ token }) => token))])
    for (const stream of streams) if (!tokens.has(stream.token)) close(stream)
  }

  const poll = async () => {
    if (streams.size === 0) return
    await endOver()
    if (streams.size === 0) return
    const furthest = await positions([...streams].map(({ userId }) => userId))
    wake((stream) => (furthest.get(stream.userId) ?? 0) > stream.position())
  }

  /** Where a page goes on that heard something before; undefined where what it missed isn't known one by one any more. */
  const placeAfter = async (userId: string, lastHeard: number | undefined, current: number) => {
    if (lastHeard === undefined || lastHeard > current) return undefined
    if (lastHeard === current) return current
    return (await liveEventRepository.after(userId, lastHeard, 1)).length > 0 ? lastHeard : undefined
  }

  const stops = [
    eventBus.onWake((userIds) => wake(({ userId }) => userIds.has(userId))),
    every(POLL_MS, 'open pages', poll, log),
    every(HEARTBEAT_MS, 'heartbeats', async () => streams.forEach((stream) => void stream.beat()), log),
  ]

  return {
    accepts: (userId: string) =>
      !stopped && [...streams].filter((stream) => stream.userId === userId).length < MOST_OF_ONE,

    /** Tells a page what happens from now on, or since the event it heard last; gives what ends that. */
    open: async (listener: Listener, lastHeard: number | undefined) => {
      const current = (await positions([listener.userId])).get(listener.userId) ?? 0
      const begin = await placeAfter(listener.userId, lastHeard, current)
      const stream = createStream(listener, begin ?? current, liveEventRepository.after)
      streams.add(stream)
      if (stopped) close(stream)
      if (begin === undefined) stream.ready()
      wake((other) => other === stream)
      return () => close(stream)
    },

    poll,

    /** Ends them all, and lets no more begin. */
    stop: () => {
      stopped = true
      for (const stop of stops) stop()
      for (const stream of streams) close(stream)
    },
  }
}

export type EventStreams = ReturnType<typeof createEventStreams>
