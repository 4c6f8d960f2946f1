import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { AuditEventRow } from '../../database/tables/tables'
import { dollars, dollarsOrNull } from '../../lib/money'

export const moderationResolvers = {
  Query: {
    suspensionEffect: (_, { userId }, { suspensionEffect }) => suspensionEffect.of(userId),
    auditEvents: (_, { userId, first, after }, { auditEvents }) => auditEvents.page(userId, { first, after }),
  },
  Mutation: {
    suspendUser: (_, { input }, { moderationCommands, viewer }) => moderationCommands.suspend(signedIn(viewer), input),
    reinstateUser: (_, { input }, { moderationCommands, viewer }) =>
      moderationCommands.reinstate(signedIn(viewer), input),
    changeUserRole: (_, { input }, { moderationCommands, viewer }) =>
      moderationCommands.changeRole(signedIn(viewer), input),
  },
  AuditEvent: {
    actor: ({ actorId }, _, { users }) => users.of(actorId),
    subject: ({ subjectId }, _, { users }) => users.of(subjectId),
    engagement: async ({ recordId }, _, { engagements, viewer }) =>
      recordId === null ? null : engagements.find(viewer, recordId),
    amountOf: async ({ amountCents, recordId }, _, { engagements, viewer }) => {
      const engagement = amountCents === null || recordId === null ? null : await engagements.find(viewer, recordId)
      return engagement?.priceCents == null ? null : dollars(engagement.priceCents)
    },
    amount: ({ amountCents }) => dollarsOrNull(amountCents),
  },
  AuditEventConnection: connectionResolvers<AuditEventRow>(),
} satisfies ModuleResolvers
