import type { EngagementParent } from '../../api/parents'
import { signedIn, type Viewer } from '../../api/viewer'
import { loaderOfMany } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import type { DocketEntryRow, UserRow } from '../../database/tables/tables'
import { badInput } from '../../lib/request-errors'
import { isUncleared } from '../engagement/disclosure/disclosure.guards'
import { partyOf, sideOf } from '../engagement/engagement.parties'
import { type EngagementQueries, readingOf } from '../engagement/engagement.queries'
import type { AuditTrail } from '../moderation/audit-trail'
import type { CalendarFeedRepository } from './calendar-feed.repository'
import type { DocketRepository } from './docket.repository'
import { hasDocket, isDay } from './docket.rules'
import { daysUntil } from './docket.texts'
import { endOfPeriod, type OfficialRule } from './official-rules'

interface Dependencies {
  auditTrail: Pick<AuditTrail, 'recordRead'>
  calendarFeedRepository: CalendarFeedRepository
  docketRepository: DocketRepository
  engagements: Pick<EngagementQueries, 'find'>
  now: () => Date
}

export const createDocketQueries = (dependencies: Dependencies) => {
  const { auditTrail, calendarFeedRepository, docketRepository, engagements, now } = dependencies
  const ofEngagement = loaderOfMany(docketRepository.ofEngagements, ({ engagementId }) => engagementId)
  const eventsOf = loaderOfMany(docketRepository.eventsOf, ({ engagementId }) => engagementId)

  /** False for the broker, who reads no docket. An admin's read is recorded. */
  const isReadBy = async (viewer: Viewer, engagement: EngagementParent) => {
    if (sideOf(viewer, engagement) === 'BROKER') return false
    await auditTrail.recordRead(readingOf(engagement, signedIn(viewer)))
    return true
  }

  return {
    /** Undefined unless the viewer is a party of its engagement or an admin. */
    find: async (viewer: Viewer, id: string) => {
      const entry = await docketRepository.find(id)
      const engagement = entry && (await engagements.find(viewer, entry.engagementId))
      return engagement && (await isReadBy(viewer, engagement)) ? entry : undefined
    },

    /** The docket of an engagement, for its reader. */
    of: async (engagement: EngagementParent, viewer: Viewer) =>
      (await isReadBy(viewer, engagement)) ? ofEngagement.load(engagement.id) : [],

    events: async (engagement: EngagementParent, viewer: Viewer) =>
      (await isReadBy(viewer, engagement)) ? eventsOf.load(engagement.id) : [],

    canBeKeptBy: (engagement: EngagementParent, viewer: Viewer) =>
      hasDocket(engagement) && !isUncleared(engagement) && partyOf(viewer, engagement) !== undefined,

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

export type DocketQueries = ReturnType<typeof createDocketQueries>
