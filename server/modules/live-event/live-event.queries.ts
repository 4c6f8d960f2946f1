import type { Visitor } from '../../api/visitor'
import type { LiveEventRow, UserRow } from '../../database/tables/tables'
import type { LiveEvent, LiveEventKind } from '../../generated/resolvers'
import { badInput, limitExceeded } from '../../lib/request-errors'
import type { EventBus } from './event-bus'
import type { LiveEventRepository } from './live-event.repository'

/** Each open page has one subscription. */
const MAX_SUBSCRIPTIONS = 30
const BATCH_SIZE = 100

const kinds: Record<LiveEventRow['kind'], LiveEventKind> = {
  message: 'MESSAGE',
  read: 'READ',
  notification: 'NOTIFICATION',
  engagement: 'ENGAGEMENT',
}

/** The source event of the subscription field, in the shape that graphql-js expects: the value under the field's name. */
interface Payload {
  liveEvents: LiveEvent
}

interface Dependencies {
  liveEventRepository: LiveEventRepository
  eventBus: EventBus
}

export const createLiveEventQueries = ({ liveEventRepository, eventBus }: Dependencies) => {
  /** The sequence number that the subscription starts after. It is resumed if no event since `after` has been deleted. */
  const start = async (userId: string, after: number | null | undefined) => {
    const [position] = await liveEventRepository.positionsOf([userId])
    const current = position?.sequence ?? 0
    if (after === null || after === undefined || after > current) return { sequence: current, isResumed: false }
    const [next] = await liveEventRepository.after(userId, after, 1)
    const isResumed = after === current || next?.sequence === after + 1
    return { sequence: isResumed ? after : current, isResumed }
  }

  return {
    /** Yields the account's events until the session or access token ends or the client disconnects. Starts after the event `after`, if possible. */
    subscribe: (
      { id: userId }: UserRow,
      { token, accessToken }: Visitor,
      after: number | null | undefined,
    ): AsyncIterableIterator<Payload> => {
      if (after != null && after < 0) throw badInput('`after` is 0 or more.')
      if (eventBus.subscribers().filter((subscriber) => subscriber.userId === userId).length >= MAX_SUBSCRIPTIONS)
        throw limitExceeded(`An account has at most ${MAX_SUBSCRIPTIONS} open subscriptions.`)
      const accessTokenId = accessToken?.id
      let sequence: number | undefined
      let isOpen = true
      let hasNew = true
      let wake = () => {}
      /** Conversations in which the other party types now. */
      const typing = new Set<string>()

      const notify = () => {
        hasNew = true
        wake()
      }
      const signalTyping = (conversationId: string) => {
        typing.add(conversationId)
        wake()
      }
      const complete = () => {
        isOpen = false
        unsubscribe()
        wake()
      }
      const unsubscribe = eventBus.subscribe({
        userId,
        token,
        accessTokenId,
        sequence: () => sequence,
        notify,
        signalTyping,
        complete,
      })

      async function* read(): AsyncGenerator<Payload, undefined> {
        const position = await start(userId, after)
        sequence = position.sequence
        yield { liveEvents: { kind: position.isResumed ? 'RESUMED' : 'READY', sequence } }
        while (isOpen) {
          for (const subjectId of typing) {
            typing.delete(subjectId)
            yield { liveEvents: { kind: 'TYPING', subjectId, sequence } }
          }
          if (!isOpen) return
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
            // The events in between were deleted because of their age.
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
        // A waiting generator would not return before the next event, so `complete` wakes it.
        return: () => {
          complete()
          return events.return(undefined)
        },
      }
    },
  }
}
