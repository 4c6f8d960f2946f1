import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { NotificationRow } from '../../database/tables/tables'

export const notificationResolvers = {
  Mutation: {
    markNotificationsRead: (_, selection, { notificationCommands, viewer }) =>
      notificationCommands.markRead(signedIn(viewer), selection),
    updateNotificationSettings: (_, { input }, { notificationCommands, viewer }) =>
      notificationCommands.changeSettings(signedIn(viewer), input),
  },
  User: {
    notifications: (user, request, { notifications, viewer }) => notifications.page(user, viewer, request),
    unreadNotifications: (user, _, { notifications, viewer }) => notifications.countUnread(user, viewer),
    emailNotifications: ({ emailNotifications }) => emailNotifications === 1,
  },
  Notification: { read: ({ readAt }) => readAt !== null },
  NotificationConnection: connectionResolvers<NotificationRow>(),
} satisfies ModuleResolvers
