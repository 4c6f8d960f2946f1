import type { CalendarFeedRepository } from './calendar-feed.repository'
import type { DocketRepository } from './docket.repository'

interface Dependencies {
  calendarFeedRepository: CalendarFeedRepository
  docketRepository: DocketRepository
}

export const createDocketService = ({ calendarFeedRepository, docketRepository }: Dependencies) => ({
  removeCalendar: calendarFeedRepository.remove,

  /** Removes the calendar and the texts of a deleted account. */
  anonymise: async (userId: string) => {
    await calendarFeedRepository.remove(userId)
    await docketRepository.anonymise(userId)
  },
})

export type DocketService = ReturnType<typeof createDocketService>
