import type { NotificationRow } from '../../database/tables'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'
import { signedIn } from '../../signed-in'

export const notificationResolvers = {
  Mutation: {
    markNotificationsRead: (_, { ids }, { bell, viewer }) => bell.markRead(signedIn(viewer), ids),
    updateNotificationSettings: (_, { input }, { bell, viewer }) => bell.changeSettings(signedIn(viewer), input),
  },
  User: {
    notifications: (user, request, { bell, viewer }) => bell.page(user, viewer, request),
    unreadNotifications: (user, _, { bell, viewer }) => bell.countUnread(user, viewer),
    mailsMissed: ({ mailsMissed }) => mailsMissed === 1,
  },
  Notification: {
    read: ({ readAt }) => readAt !== null,
  },
  NotificationConnection: connectionResolvers<NotificationRow>(),
} satisfies ModuleResolvers
