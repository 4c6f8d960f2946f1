import type { NotificationKind } from '../../generated/resolvers'
import { newId } from '../../ids'
import type { Telling } from '../../live/telling'
import { oneLine } from '../../text/one-line'
import type { NotificationRepository } from './notification.repository'

const LONGEST_TEXT = 140

export interface News {
  userId: string
  kind: NotificationKind
  /** While one of a topic is unread, what follows takes its place: `conversation:cnv-1`. */
  topic?: string
  title: string
  text: string
  /** Path of the page it is about. */
  path: string
  /** Whether a mail of its own tells it. */
  mailed?: boolean
}

/** What happens to people. It is written in the transaction in which it happens. */
export const createNotificationService = (
  notifications: NotificationRepository,
  telling: Telling,
  now: () => Date,
) => ({
  notify: async ({ userId, kind, topic, title, text, path, mailed }: News) => {
    const at = now().toISOString()
    const id = await notifications.put({
      id: newId('ntf'),
      userId,
      kind,
      topic: topic ?? null,
      title: oneLine(title),
      text: shortened(oneLine(text)),
      path,
      since: at,
      at,
      mailedAt: mailed ? at : null,
    })
    telling.tell(userId, 'notification', id)
  },

  /** Nothing is news any more to who has seen what it was about. */
  markRead: async (userId: string, which: { ids?: readonly string[] | undefined; topic?: string }) => {
    const read = await notifications.markRead(userId, now().toISOString(), which)
    for (const { id } of read) telling.tell(userId, 'notification', id)
  },

  removeAllOf: async (userId: string) => {
    await notifications.removeAllOf(userId)
  },
})

export type NotificationService = ReturnType<typeof createNotificationService>

const shortened = (text: string) => {
  const characters = [...text]
  return characters.length > LONGEST_TEXT
    ? `${characters
        .slice(0, LONGEST_TEXT - 1)
        .join('')
        .trimEnd()}…`
    : text
}
