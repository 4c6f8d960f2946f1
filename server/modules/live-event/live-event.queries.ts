import { limitExceeded } from '../../api/errors'
import type { Visitor } from '../../api/visitor'
import type { LiveEventRow, UserRow } from '../../database/tables/tables'
import type { LiveEvent, LiveEventKind } from '../../generated/resolvers'
import type { EventBus } from './event-bus'
import type { LiveEventRepository } from './live-event.repository'

/** Each open page has one subscription. */
const MAX_SUBSCRIPTIONS = 30
const BATCH_SIZE = 100

const kinds: Record<LiveEventRow['kind'], LiveEventKind> = {
  message: 'MESSAGE',
  read: 'READ',
  notification: 'NOTIFICATION',
}

/** What graphql takes from a subscription field: the value by the field's name. */
interface Payload {
  liveEvents: LiveEvent
}

interface Dependencies {
  liveEventRepository: LiveEventRepository
  eventBus: EventBus
}

export const createLiveEventQueries = ({ liveEventRepository, eventBus }: Dependencies) => {
  /** Where a subscription begins, and whether the client then misses nothing. */
  const start = async (userId: string, after: number | null | undefined) => {
    const [position] = await liveEventRepository.positionsOf([userId])
    const current = position?.sequence ?? 0
    if (after === null || after === undefined || after > current) return { sequence: current, isResumed: false }
    const [next] = await liveEventRepository.after(userId, after, 1)
    const isResumed = after === current || next?.sequence === after + 1
    return { sequence: isResumed ? after : current, isResumed }
  }

  return {
    /** Yields the account's events until the session ends or the client goes; after `after`, where they are still stored. */
    subscribe: (
      { id: userId }: UserRow,
      { token }: Visitor,
      after: number | null | undefined,
    ): AsyncIterableIterator<Payload> => {
      if (eventBus.subscribers().filter((subscriber) => subscriber.userId === userId).length >= MAX_SUBSCRIPTIONS)
        throw limitExceeded(`An account has at most ${MAX_SUBSCRIPTIONS} open subscriptions.`)
      let sequence: number | undefined
      let isOpen = true
      let hasNew = true
      let wake = () => {}

      const notify = () => {
        hasNew = true
        wake()
      }
      const complete = () => {
        isOpen = false
        unsubscribe()
        wake()
      }
      const unsubscribe = eventBus.subscribe({ userId, token, sequence: () => sequence, notify, complete })

      async function* read(): AsyncGenerator<Payload, undefined> {
        const begin = await start(userId, after)
        sequence = begin.sequence
        yield { liveEvents: { kind: begin.isResumed ? 'RESUMED' : 'READY', sequence } }
        while (isOpen) {
          if (!hasNew) {
            await new Promise<void>((resolve) => {
              wake = resolve
            })
            continue
          }
          hasNew = false
          const events = await liveEventRepository.after(userId, sequence, BATCH_SIZE)
          if (events.length === BATCH_SIZE) hasNew = true
          for (const event of events) {
            if (!isOpen) return
            // Those in between were swept away.
            const isMissing = event.sequence > sequence + 1
            sequence = event.sequence
            yield { liveEvents: isMissing ? { kind: 'READY', sequence } : { ...event, kind: kinds[event.kind] } }
          }
        }
      }

      const events = read()
      return {
        [Symbol.asyncIterator]() {
          return this
        },
        next: () => events.next(),
        // A generator that waits would return only after the next event.
        return: () => {
          complete()
          return events.return(undefined)
        },
      }
    },
  }
}
