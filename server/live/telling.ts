import type { LiveEventRow } from '../database/tables'
import type { LiveRepository } from './live.repository'

/** What a transaction tells the open pages of accounts. */
export const createTelling = (live: LiveRepository, now: () => Date) => {
  const told: Pick<LiveEventRow, 'userId' | 'kind' | 'subjectId'>[] = []
  return {
    tell: (userId: string, kind: LiveEventRow['kind'], subjectId: string) => {
      told.push({ userId, kind, subjectId })
    },

    /**
     * Writes it down at the end of the transaction, and says whom to wake. An account's events are numbered in the order in which
     * they become visible, because the number is held until then; in the order of ids, so that no two wait for each other.
     */
    flush: async () => {
      const userIds = [...new Set(told.map(({ userId }) => userId))].sort()
      if (userIds.length === 0) return new Set<string>()
      const of = (userId: string) => told.filter((event) => event.userId === userId)
      const positions = await live.advance(userIds.map((userId) => ({ userId, sequence: of(userId).length })))
      const at = now().toISOString()
      const numbered = positions.flatMap(({ userId, sequence }) => {
        const own = of(userId)
        return own.map((event, i) => ({ ...event, sequence: sequence - own.length + 1 + i, at }))
      })
      await live.add(numbered)
      return new Set(userIds)
    },
  }
}

export type Telling = ReturnType<typeof createTelling>
