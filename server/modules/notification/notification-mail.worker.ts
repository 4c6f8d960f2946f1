import { mailText, type Outbox } from '../outbox/outbox.service'
import type { InTransaction } from '../scopes'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import type { NotificationRepository } from './notification.repository'

/** The time that recipients have to see the notification on the site. */
const UNREAD_MS = 10 * 60_000
const BATCH = 200

interface Scope {
  notificationRepository: NotificationRepository
  outbox: Outbox
  users: UserQueries
}

interface Dependencies {
  siteOrigin: () => string
  now: () => Date
  inTransaction: InTransaction<Scope>
}

/** Mails accounts about notifications that stay unread. */
export const createNotificationMailWorker = ({ siteOrigin, now, inTransaction }: Dependencies) => {
  /** Queues one mail per account for all its unread notifications, and returns the number of notifications. */
  const mailBatch = async ({ notificationRepository, outbox, users }: Scope) => {
    const moment = now()
    const unread = await notificationRepository.takeUnmailed(new Date(moment.getTime() - UNREAD_MS), moment, BATCH)
    for (const userId of new Set(unread.map((notification) => notification.userId))) {
      const user = await users.of(userId)
      if (!isActive(user) || user.emailNotifications === 0) continue
      const own = unread.filter((notification) => notification.userId === userId)
      const conversations = own.filter(({ kind }) => kind === 'MESSAGE').length
      await outbox.enqueue(userId, unreadMail(siteOrigin(), conversations, own.length - conversations))
    }
    return unread.length
  }

  return {
    run: async () => {
      while ((await inTransaction(mailBatch)) === BATCH);
    },
  }
}

const pluralized = (count: number, singular: string, plural: string) => {
  if (count === 0) return []
  return [count === 1 ? `One ${singular}` : `${count} ${plural}`]
}

const unreadMail = (site: string, conversations: number, others: number) => {
  const summary = [
    ...pluralized(conversations, 'conversation with new messages', 'conversations with new messages'),
    ...pluralized(others, 'other notification', 'other notifications'),
  ].join(' and ')
  return mailText(
    'What you have missed on Marque',
    `${summary}:`,
    `${site}/dashboard${others === 0 ? '/messages' : ''}`,
    `You get this mail because these stayed unread. You can switch it off at ${site}/dashboard/settings.`,
  )
}
