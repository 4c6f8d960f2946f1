import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createMissedMailWorker, type MissedMailWorker } from './missed-mail.worker'
import { createNotificationCommands, type NotificationCommands } from './notification.commands'
import { createNotificationQueries, type NotificationQueries } from './notification.queries'
import { createNotificationRepository, type NotificationRepository } from './notification.repository'
import { notificationResolvers } from './notification.resolvers'
import { createNotifier, type Notifier } from './notifier'

export interface NotificationModule {
  services: { notificationRepository: NotificationRepository; notifier: Notifier }
  queries: { notifications: NotificationQueries }
  requestServices: { missedMailWorker: MissedMailWorker }
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
  requestServices: { missedMailWorker: createMissedMailWorker },
  commands: { notificationCommands: createNotificationCommands },
} satisfies Module<NotificationModule>
