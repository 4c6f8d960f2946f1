import { badInput } from '../../api/errors/errors'
import type { EngagementParent } from '../../api/parents'
import type { Viewer } from '../../api/viewer'
import { loaderOfMany } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { DocketEntryRow, UserRow } from '../../database/tables/tables'
import { sideOf } from '../engagement/engagement.parties'
import type { EngagementQueries } from '../engagement/engagement.queries'
import type { CalendarFeedRepository } from './calendar-feed.repository'
import type { DocketRepository } from './docket.repository'
import { isDay } from './docket.rules'
import { daysUntil } from './docket.texts'
import { endOfPeriod, type OfficialRule } from './official-rules'

interface Dependencies {
  calendarFeedRepository: CalendarFeedRepository
  docketRepository: DocketRepository
  engagements: Pick<EngagementQueries, 'find'>
  now: () => Date
}

export const createDocketQueries = (dependencies: Dependencies) => {
  const { calendarFeedRepository, docketRepository, engagements, now } = dependencies
  const ofEngagement = loaderOfMany(docketRepository.ofEngagements, ({ engagementId }) => engagementId)
  const eventsOf = loaderOfMany(docketRepository.eventsOf, ({ engagementId }) => engagementId)

  return {
    /** Undefined unless the viewer is a party of its engagement or an admin. */
    find: async (viewer: Viewer, id: string) => {
      const entry = await docketRepository.find(id)
      const engagement = entry && (await engagements.find(viewer, entry.engagementId))
      return engagement && mayRead(viewer, engagement) ? entry : undefined
    },

    /** The docket of an engagement, for its reader. */
    of: async (viewer: Viewer, engagement: EngagementParent) =>
      mayRead(viewer, engagement) ? ofEngagement.load(engagement.id) : [],

    events: async (viewer: Viewer, engagement: EngagementParent) =>
      mayRead(viewer, engagement) ? eventsOf.load(engagement.id) : [],

    clearCache: (engagementId: string) => {
      ofEngagement.clear(engagementId)
      eventsOf.clear(engagementId)
    },

    page: ({ id }: UserRow, done: boolean, request: PageRequest) => docketRepository.pageOfParty(id, done, request),

    daysLeft: ({ dueOn }: DocketEntryRow) => daysUntil(dueOn, now()),

    /** The last day of a rule's period. */
    dueOn: ({ period }: OfficialRule, from: string) => {
      if (!isDay(from)) throw badInput('`from` is a day in the years 1900 to 2200.')
      return endOfPeriod(from, period)
    },

    calendarFeed: ({ id }: UserRow) => calendarFeedRepository.of(id),
  }
}

/** A broker reads no docket. */
const mayRead = (viewer: Viewer, engagement: EngagementParent) => sideOf(viewer, engagement) !== 'BROKER'

export type DocketQueries = ReturnType<typeof createDocketQueries>
