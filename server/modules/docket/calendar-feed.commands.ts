import type { UserRow } from '../../database/tables/tables'
import { hashToken, randomToken } from '../../lib/secure-random'
import type { CalendarFeedRepository } from './calendar-feed.repository'

interface Dependencies {
  calendarFeedRepository: CalendarFeedRepository
  siteOrigin: () => string
  now: () => Date
}

export const createCalendarFeedCommands = ({ calendarFeedRepository, siteOrigin, now }: Dependencies) => ({
  /** Creates an address with 256 random bits. Only their hash is stored. */
  create: async ({ id: userId }: UserRow) => {
    const token = randomToken()
    const createdAt = now().toISOString()
    await calendarFeedRepository.put({ userId, tokenHash: hashToken(token), createdAt })
    const url = new URL(`/calendar/${token}.ics`, siteOrigin())
    return { __typename: 'CalendarFeedCreated' as const, url, feed: { createdAt } }
  },

  remove: async ({ id }: UserRow) => {
    const feed = await calendarFeedRepository.remove(id)
    return feed ? { __typename: 'CalendarFeedRemoved' as const, feed } : notFound
  },
})

const notFound = { __typename: 'CalendarFeedNotFound' as const, message: 'Your calendar was removed already.' }
