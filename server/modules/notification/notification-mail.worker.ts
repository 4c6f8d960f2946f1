import { earlier, MINUTE_MS } from '../../lib/dates'
import type { InTransaction } from '../container-scopes'
import type { Outbox } from '../outbox/outbox.service'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import { unreadMail } from './notification.mails'
import type { NotificationRepository } from './notification.repository'

/** The time that recipients have to see the notification on the site. */
const UNREAD_MS = 10 * MINUTE_MS
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
    const unread = await notificationRepository.takeUnmailed(earlier(moment, UNREAD_MS), moment, BATCH)
    for (const userId of new Set(unread.map((notification) => notification.userId))) {
      const user = await users.of(userId)
      if (!isActive(user) || user.emailNotifications === 0) continue
      const [first, ...others] = unread.filter((notification) => notification.userId === userId)
      if (!first) continue
      const about = new Set([first, ...others].map(({ aboutId }) => aboutId))
      const aboutId = about.size === 1 ? (first.aboutId ?? undefined) : undefined
      await outbox.enqueue(userId, unreadMail(user.name, [first, ...others], siteOrigin()), aboutId ? { aboutId } : {})
    }
    return unread.length
  }

  return {
    run: async () => {
      while ((await inTransaction(mailBatch)) === BATCH);
    },
  }
}
