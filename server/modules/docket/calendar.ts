import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { engagementPath } from '../../lib/addresses/site-paths'
import { DAY_MS, DAY_SECONDS, earlier, isoDay } from '../../lib/dates'
import { hashToken } from '../../lib/secure-random'
import type { CalendarFeedRepository } from './calendar-feed.repository'
import type { DocketRepository } from './docket.repository'
import { kindText } from './docket.texts'

/** Calendar programs ask for the whole file each time. */
const MAX_EVENTS = 1_000
const DAYS_BACK = 90
const ALARM_SECONDS = 7 * DAY_SECONDS

interface Dependencies {
  calendarFeedRepository: CalendarFeedRepository
  docketRepository: DocketRepository
  siteOrigin: () => string
  now: () => Date
}

/** Makes the iCalendar file (RFC 5545) of an account. */
export const createCalendar = (dependencies: Dependencies) => {
  const { calendarFeedRepository, docketRepository, siteOrigin, now } = dependencies
  return {
    /** The dates of the last 90 days and all later ones. Undefined unless the token opens the feed of an active account. */
    file: async (token: string) => {
      const feed = await calendarFeedRepository.byTokenHash(hashToken(token))
      if (!feed) return undefined
      const from = isoDay(earlier(now(), DAYS_BACK * DAY_MS))
      const calendar = new ICalCalendar({
        name: 'Marque docket',
        method: ICalCalendarMethod.PUBLISH,
        prodId: { company: 'Marque', product: 'Docket' },
      })
      for (const entry of await docketRepository.calendarOf(feed.userId, from, MAX_EVENTS)) {
        const event = calendar.createEvent({
          id: entry.id,
          start: entry.dueOn,
          allDay: true,
          // Calendar programs take a change from a higher sequence.
          sequence: entry.revision,
          stamp: entry.changedAt ?? entry.createdAt,
          lastModified: entry.changedAt ?? entry.createdAt,
          transparency: ICalEventTransparency.TRANSPARENT,
          summary: [entry.doneAt === null ? '' : '✓ ', kindText(entry), entry.title && `: ${entry.title}`].join(''),
          description: `${entry.number}, ${entry.engagementTitle}`,
          url: siteOrigin() + engagementPath(entry.engagementId),
        })
        if (entry.doneAt === null) event.createAlarm({ trigger: ALARM_SECONDS })
      }
      return calendar.toString()
    },
  }
}

export type Calendar = ReturnType<typeof createCalendar>
