import type { NotificationKind } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import { oneLine } from '../../lib/text'
import type { LiveEvents } from '../live-event/live-event.service'
import type { NotificationRepository } from './notification.repository'

const MAX_TEXT_LENGTH = 140

export interface NewNotification {
  userId: string
  kind: NotificationKind
  /** An unread notification of the same topic is replaced: `conversation:cnv-1`. */
  topic?: string
  title: string
  text: string
  /** Path of the page that it links to. */
  path: string
  /** Whether a mail of its own is sent. */
  mailed?: boolean
}

interface Dependencies {
  notificationRepository: NotificationRepository
  liveEvents: LiveEvents
  now: () => Date
}

/** Notifies people, in the transaction that causes it. */
export const createNotifier = ({ notificationRepository, liveEvents, now }: Dependencies) => ({
  notify: async ({ userId, kind, topic, title, text, path, mailed }: NewNotification) => {
    const at = now().toISOString()
    const id = await notificationRepository.put({
      id: newId('ntf'),
      userId,
      kind,
      topic: topic ?? null,
      title: oneLine(title),
      text: truncated(oneLine(text)),
      path,
      since: at,
      at,
      mailedAt: mailed ? at : null,
    })
    liveEvents.record(userId, 'notification', id)
  },

  markRead: async (userId: string, which: { ids?: readonly string[] | undefined; topic?: string }) => {
    const read = await notificationRepository.markRead(userId, now().toISOString(), which)
    for (const { id } of read) liveEvents.record(userId, 'notification', id)
  },

  removeAllOf: notificationRepository.removeAllOf,
})

export type Notifier = ReturnType<typeof createNotifier>

const truncated = (text: string) => {
  const characters = [...text]
  return characters.length > MAX_TEXT_LENGTH
    ? `${characters
        .slice(0, MAX_TEXT_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : text
}
