import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createNotificationCommands, type NotificationCommands } from './notification.commands'
import { createNotificationQueries, type NotificationQueries } from './notification.queries'
import { createNotificationRepository, type NotificationRepository } from './notification.repository'
import { notificationResolvers } from './notification.resolvers'
import { createNotificationMailWorker, type NotificationMailWorker } from './notification-mail.worker'
import { createNotifier, type Notifier } from './notifier'

export interface NotificationModule {
  services: { notificationRepository: NotificationRepository; notifier: Notifier }
  queries: { notifications: NotificationQueries }
  requestServices: { notificationMailWorker: NotificationMailWorker }
  commands: { notificationCommands: NotificationCommands }
}

export const notificationModule = {
  resolvers: notificationResolvers,
  access: { Mutation: { markNotificationsRead: 'signed-in', updateNotificationSettings: 'signed-in' } },
  services: {
    notificationRepository: fromDatabase(createNotificationRepository),
    notifier: createNotifier,
  },
  queries: { notifications: createNotificationQueries },
  requestServices: { notificationMailWorker: createNotificationMailWorker },
  commands: { notificationCommands: createNotificationCommands },
} satisfies Module<NotificationModule>
