import type { ModuleResolvers } from '../../api/resolver-types'

export const outboxResolvers = {
  Engagement: { mails: (row, _, { outboxQueries, viewer }) => outboxQueries.ofEngagement(row, viewer) },
  MailRecord: { recipient: ({ userId }, _, { users }) => users.of(userId) },
} satisfies ModuleResolvers
