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
    return { url: new URL(`/calendar/${token}.ics`, siteOrigin()), feed: { createdAt } }
  },

  /** Returns false if the account has none. */
  remove: ({ id }: UserRow) => calendarFeedRepository.remove(id),
})
