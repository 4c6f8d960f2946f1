import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { SiteNoticeRow } from '../../database/tables/tables'

export const siteNoticeResolvers = {
  Query: {
    siteNotices: (_, __, { siteNotices, viewer }) => siteNotices.shownTo(viewer),
    allSiteNotices: (_, request, { siteNotices }) => siteNotices.page(request),
  },
  Mutation: {
    publishSiteNotice: (_, { input }, { siteNoticeCommands, viewer }) =>
      siteNoticeCommands.publish(signedIn(viewer), input),
    endSiteNotice: (_, { id }, { siteNoticeCommands, viewer }) => siteNoticeCommands.end(signedIn(viewer), id),
  },
  SiteNotice: {
    from: ({ startsAt }) => startsAt,
    until: ({ endsAt }) => endsAt,
    shown: ({ shown }) => shown === 1,
  },
  SiteNoticeConnection: connectionResolvers<SiteNoticeRow>(),
} satisfies ModuleResolvers
