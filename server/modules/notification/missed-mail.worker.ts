import { mailText } from '../outbox/mail-text'
import type { Outbox } from '../outbox/outbox.service'
import type { InTransaction } from '../scopes'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import type { NotificationRepository } from './notification.repository'

/** Time to see the notification on the site first. */
const MISSED_MS = 10 * 60_000
const BATCH = 200

interface Change {
  notificationRepository: NotificationRepository
  outbox: Outbox
  users: UserQueries
}

interface Dependencies {
  siteOrigin: () => string
  now: () => Date
  inTransaction: InTransaction<Change>
}

/** Mails people about notifications that they have not read. */
export const createMissedMailWorker = ({ siteOrigin, now, inTransaction }: Dependencies) => {
  /** Sends each account one mail for all that it missed. Returns how many notifications that covers. */
  const mailBatch = async ({ notificationRepository, outbox, users }: Change) => {
    const moment = now()
    const missed = await notificationRepository.takeUnmailed(new Date(moment.getTime() - MISSED_MS), moment, BATCH)
    for (const userId of new Set(missed.map((one) => one.userId))) {
      const user = await users.of(userId)
      if (!isActive(user) || user.emailNotifications === 0) continue
      const own = missed.filter((one) => one.userId === userId)
      const conversations = own.filter(({ kind }) => kind === 'MESSAGE').length
      await outbox.enqueue(userId, missedMail(siteOrigin(), conversations, own.length - conversations))
    }
    return missed.length
  }

  return {
    run: async () => {
      while ((await inTransaction(mailBatch)) === BATCH);
    },
  }
}

export type MissedMailWorker = ReturnType<typeof createMissedMailWorker>

const pluralized = (count: number, one: string, more: string) => {
  if (count === 0) return []
  return [count === 1 ? `One ${one}` : `${count} ${more}`]
}

const missedMail = (site: string, conversations: number, others: number) => {
  const what = [
    ...pluralized(conversations, 'conversation with new messages', 'conversations with new messages'),
    ...pluralized(others, 'other notification', 'other notifications'),
  ].join(' and ')
  return mailText(
    'What you have missed on Marque',
    `${what}:`,
    `${site}/dashboard${others === 0 ? '/messages' : ''}`,
    `You get this mail because something stayed unread. You can switch it off at ${site}/dashboard/settings.`,
  )
}
