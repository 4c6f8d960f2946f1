import type { AuditEventRow } from '../../database/tables'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'

export const moderationResolvers = {
  Query: {
    auditEvents: (_, { userId, first, after }, { moderation }) => moderation.page(userId, { first, after }),
  },
  Mutation: {
    suspendUser: (_, { input }, { moderation, viewer }) => moderation.suspend(viewer, input),
    reinstateUser: (_, { input }, { moderation, viewer }) => moderation.reinstate(viewer, input),
    changeUserRole: (_, { input }, { moderation, viewer }) => moderation.changeRole(viewer, input),
  },
  AuditEvent: {
    actor: ({ actorId }, _, { user }) => user.of(actorId),
    subject: ({ subjectId }, _, { user }) => user.of(subjectId),
  },
  AuditEventConnection: connectionResolvers<AuditEventRow>(),
} satisfies ModuleResolvers
