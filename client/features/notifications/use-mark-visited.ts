import { useEffect } from 'react'
import { useMarkNotificationsReadMutation, useNotificationsQuery } from './notifications.generated'

/** Marks the notifications that lead to a page as read while it is open. */
export const useMarkVisited = (path: string) => {
  // The header has fetched them.
  const unread = useNotificationsQuery({ fetchPolicy: 'cache-only' }).data?.viewer?.unreadNotifications ?? 0
  const [markRead] = useMarkNotificationsReadMutation()
  useEffect(() => {
    // A failure leaves them unread.
    if (unread > 0) markRead({ variables: { path } }).catch(() => {})
  }, [markRead, path, unread])
}
