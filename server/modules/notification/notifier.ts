import type { NotificationKind } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import { oneLine, shortened } from '../../lib/text'
import type { LiveEvents } from '../live-event/live-event.service'
import type { NotificationRepository, NotificationSelection } from './notification.repository'

const MAX_TEXT_LENGTH = 140

export interface NewNotification {
  userId: string
  kind: NotificationKind
  /** The other account that it is about, whose deletion removes it. Required if it names or quotes anybody. */
  aboutId?: string
  /** An unread notification of the same topic is replaced: `conversation:cnv-1`. */
  topic?: string
  title: string
  text: string
  /** The path of the page that it links to. */
  path: string
  /** True if a separate mail is sent, so that the mail about unread notifications leaves this one out. */
  mailed?: boolean
}

interface Dependencies {
  notificationRepository: NotificationRepository
  liveEvents: LiveEvents
  now: () => Date
}

/** Adds notifications in the transaction that causes them. */
export const createNotifier = ({ notificationRepository, liveEvents, now }: Dependencies) => ({
  notify: async ({ userId, kind, aboutId, topic, title, text, path, mailed }: NewNotification) => {
    const at = now().toISOString()
    const id = await notificationRepository.put({
      id: newId('ntf'),
      userId,
      kind,
      aboutId: aboutId ?? null,
      topic: topic ?? null,
      title: oneLine(title),
      text: shortened(oneLine(text), MAX_TEXT_LENGTH),
      path,
      since: at,
      at,
      mailedAt: mailed ? at : null,
    })
    liveEvents.record(userId, 'notification', id)
  },

  markRead: async (userId: string, selection: NotificationSelection) => {
    const read = await notificationRepository.markRead(userId, now().toISOString(), selection)
    for (const { id } of read) liveEvents.record(userId, 'notification', id)
  },

  /** Removes the notifications of an account, and others' notifications about it. */
  removeAllOf: notificationRepository.removeAllOf,
})

export type Notifier = ReturnType<typeof createNotifier>
