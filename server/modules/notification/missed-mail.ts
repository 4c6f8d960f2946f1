import { letter } from '../account/mails'
import type { LetterBox } from '../letter/letter-box'
import { isActive, type UserService } from '../user/user.service'
import type { NotificationRepository } from './notification.repository'

/** Time enough to see it on the site. */
const MISSED_MS = 10 * 60_000
const AT_ONCE = 200

interface Within {
  notifications: NotificationRepository
  letterBox: LetterBox
  user: UserService
}

interface Dependencies {
  site: () => string
  now: () => Date
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (within: Within) => Promise<Result>) => Promise<Result>
}

export const createMissedService = ({ site, now, inTransaction }: Dependencies) => {
  /** One mail for all that an account has missed; each thing is told of once. Gives how many things that were. */
  const mailSome = async ({ notifications, letterBox, user: users }: Within) => {
    const moment = now()
    const taken = await notifications.takeUnmailed(new Date(moment.getTime() - MISSED_MS), moment, AT_ONCE)
    for (const userId of new Set(taken.map((missed) => missed.userId))) {
      const user = await users.of(userId)
      if (!isActive(user) || user.mailsMissed === 0) continue
      const own = taken.filter((missed) => missed.userId === userId)
      const conversations = own.filter(({ kind }) => kind === 'MESSAGE').length
      await letterBox.put(userId, missedLetter(site(), conversations, own.length - conversations))
    }
    return taken.length
  }

  return {
    mail: async () => {
      while ((await inTransaction(mailSome)) === AT_ONCE);
    },
  }
}

const counted = (count: number, one: string, more: string) => {
  if (count === 0) return []
  return [count === 1 ? `One ${one}` : `${count} ${more}`]
}

const missedLetter = (site: string, conversations: number, others: number) => {
  const what = [
    ...counted(conversations, 'conversation with new messages', 'conversations with new messages'),
    ...counted(others, 'other piece of news', 'other pieces of news'),
  ].join(' and ')
  return letter(
    'What you have missed on Marque',
    `${what}:`,
    `${site}/dashboard${others === 0 ? '/messages' : ''}`,
    `You get this mail because something stayed unread. You can switch it off at ${site}/dashboard/settings.`,
  )
}
