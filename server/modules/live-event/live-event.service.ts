import type { LiveEventRow } from '../../database/tables/tables'
import { earlier, HOUR_MS } from '../../lib/dates'
import type { LiveEventRepository } from './live-event.repository'

interface Dependencies {
  liveEventRepository: LiveEventRepository
  now: () => Date
}

/** Events for the open pages of accounts, recorded in the transaction that causes them. */
export const createLiveEvents = ({ liveEventRepository, now }: Dependencies) => {
  const recorded: Pick<LiveEventRow, 'userId' | 'kind' | 'subjectId'>[] = []
  return {
    record: (userId: string, kind: LiveEventRow['kind'], subjectId: string) => {
      recorded.push({ userId, kind, subjectId })
    },

    /**
     * Stores the events at the end of the transaction and returns the ids of their accounts. The position row of an account stays
     * locked until commit, so that numbers become visible in order. Sorting the accounts prevents deadlocks.
     */
    flush: async () => {
      const userIds = [...new Set(recorded.map(({ userId }) => userId))].sort()
      if (userIds.length === 0) return new Set<string>()
      const of = (userId: string) => recorded.filter((event) => event.userId === userId)
      const positions = await liveEventRepository.reserve(
        userIds.map((userId) => ({ userId, sequence: of(userId).length })),
      )
      const at = now().toISOString()
      const numbered = positions.flatMap(({ userId, sequence }) => {
        const own = of(userId)
        return own.map((event, i) => ({ ...event, sequence: sequence - own.length + 1 + i, at }))
      })
      await liveEventRepository.add(numbered)
      await liveEventRepository.announce(userIds)
      return new Set(userIds)
    },

    /** Removes events that are older than an hour. */
    sweep: () => liveEventRepository.removeOlderThan(earlier(now(), HOUR_MS)),
  }
}

export type LiveEvents = ReturnType<typeof createLiveEvents>
