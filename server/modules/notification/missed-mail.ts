import type { Outside } from '../../services'
import { letter } from '../account/mails'
import { isActive, type UserService } from '../user/user.service'
import type { NotificationRepository } from './notification.repository'

/** Time enough to see it on the site. */
const MISSED_MS = 10 * 60_000
const AT_ONCE = 200

interface Dependencies extends Pick<Outside, 'mail' | 'site' | 'now' | 'later'> {
  notifications: NotificationRepository
  user: UserService
}

/** One mail for all that an account has missed; each thing is told of once, so a mail that can't be sent is not tried again. */
export const mailMissed = async ({ notifications, user: users, mail, site, now, later }: Dependencies) => {
  const moment = now()
  const before = new Date(moment.getTime() - MISSED_MS)
  for (;;) {
    const taken = await notifications.takeUnmailed(before, moment, AT_ONCE)
    for (const userId of new Set(taken.map((missed) => missed.userId))) {
      const user = await users.of(userId)
      if (!isActive(user) || user.mailsMissed === 0) continue
      const own = taken.filter((missed) => missed.userId === userId)
      const conversations = own.filter(({ kind }) => kind === 'MESSAGE').length
      const told = missedLetter(site(), conversations, own.length - conversations)
      later('mail of what was missed', () => mail.send({ to: user.email, ...told }))
    }
    if (taken.length < AT_ONCE) return
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
