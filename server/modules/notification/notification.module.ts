import { fromDatabase, type Module } from '../module'
import { createNotificationCommands } from './notification.commands'
import { createNotificationQueries } from './notification.queries'
import { createNotificationRepository } from './notification.repository'
import { notificationResolvers } from './notification.resolvers'
import { notificationExport } from './notification-export'
import { createNotificationMailWorker } from './notification-mail.worker'
import { createNotifier } from './notifier'

export const factories = {
  services: { notificationRepository: fromDatabase(createNotificationRepository), notifier: createNotifier },
  queries: { notifications: createNotificationQueries },
  requestServices: { notificationMailWorker: createNotificationMailWorker },
  commands: { notificationCommands: createNotificationCommands },
}

export const module = {
  resolvers: notificationResolvers,
  access: { Mutation: { markNotificationsRead: 'signed-in', updateNotificationSettings: 'signed-in' } },
  beforeConfirmation: { markNotificationsRead: true, updateNotificationSettings: true },
  tokenAccess: { WRITE: ['markNotificationsRead', 'updateNotificationSettings'] },
  accountExport: notificationExport,
  ...factories,
} satisfies Module
