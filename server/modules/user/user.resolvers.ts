import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import type { UserRow } from '../../database/tables/tables'

/** Fields that an account and its public profile share. */
const profile = {
  company: ({ id }, _, { companies, viewer }) => companies.shownOf(id, viewer),
} satisfies ModuleResolvers['Profile'] & ModuleResolvers['User']

export const userResolvers = {
  Query: {
    viewer: (_, __, { viewer }) => viewer,
    users: (_, { filter, sort, first, after }, { users }) => users.page({ filter, sort, first, after }),
  },
  Profile: profile,
  User: {
    ...profile,
    emailRejectedAt: ({ email }, _, { outboxQueries }) => outboxQueries.rejectedAt(email),
    mustConfirmEmail: (user, _, { emailConfirmation }) => emailConfirmation.isRequiredOf(user),
    hasPassword: ({ id }, _, { users }) => users.hasPassword(id),
    lastSeenAt: ({ id }, _, { sessions }) => sessions.lastUsedBy(id),
  },
  UserConnection: connectionResolvers<UserRow>(),
} satisfies ModuleResolvers
