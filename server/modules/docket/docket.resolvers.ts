import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { DocketEntryRow } from '../../database/tables/tables'
import { dollarsOrNull } from '../../lib/money'
import { eventText } from './docket.texts'
import { docketKinds, jurisdictions } from './docket-names'
import { docketRules, periodText } from './official-rules'

export const docketResolvers = {
  Query: {
    docketEntries: (_, { done, ...request }, { docket, viewer }) => docket.page(signedIn(viewer), done, request),
    docketRules: () => [...docketRules],
    calendarFeed: (_, __, { docket, viewer }) => docket.calendarFeed(signedIn(viewer)),
  },
  Mutation: {
    saveDocketEntry: (_, { input }, { docketCommands, viewer }) => docketCommands.save(signedIn(viewer), input),
    markDocketEntry: (_, { id, done }, { docketCommands, viewer }) => docketCommands.mark(signedIn(viewer), id, done),
    removeDocketEntry: (_, { id }, { docketCommands, viewer }) => docketCommands.remove(signedIn(viewer), id),
    createCalendarFeed: (_, __, { calendarFeedCommands, viewer }) => calendarFeedCommands.create(signedIn(viewer)),
    removeCalendarFeed: (_, __, { calendarFeedCommands, viewer }) => calendarFeedCommands.remove(signedIn(viewer)),
  },
  Engagement: {
    docket: (engagement, _, { docket, viewer }) => docket.of(engagement, viewer),
    docketEvents: (engagement, _, { docket, viewer }) => docket.events(engagement, viewer),
    canKeepDocket: (engagement, _, { docket, viewer }) => docket.canBeKeptBy(engagement, viewer),
  },
  DocketEntry: {
    engagement: ({ engagementId }, _, { engagements }) => engagements.of(engagementId),
    kindLabel: ({ kind }) => docketKinds[kind],
    jurisdictionLabel: ({ jurisdiction }) => jurisdictions[jurisdiction].label,
    daysLeft: (entry, _, { docket }) => docket.daysLeft(entry),
    officialFee: ({ officialFeeCents }) => dollarsOrNull(officialFeeCents),
    officialCurrency: ({ jurisdiction }) => jurisdictions[jurisdiction].currency,
    serviceFee: ({ serviceFeeCents }) => dollarsOrNull(serviceFeeCents),
    own: ({ authorId }, _, { viewer }) => authorId === viewer?.id,
  },
  DocketEvent: {
    by: ({ byId }, _, { users }) => users.of(byId),
    text: eventText,
  },
  DocketRule: {
    period: ({ period }) => periodText(period),
    dueOn: (rule, { from }, { docket }) => docket.dueOn(rule, from),
  },
  DocketEntryConnection: connectionResolvers<DocketEntryRow>(),
} satisfies ModuleResolvers
