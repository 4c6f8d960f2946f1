import { useEffect } from 'react'
import { useMarkNotificationsReadMutation, useNotificationsQuery } from './notifications.generated'

/** Marks the notifications that lead to a page as read while it is open. */
export const useMarkVisited = (path: string, onlyListed = false) => {
  // The header has fetched them.
  const viewer = useNotificationsQuery({ fetchPolicy: 'cache-only' }).data?.viewer
  const [markRead] = useMarkNotificationsReadMutation()
  const listed = viewer?.notifications.nodes.filter(({ read }) => !read) ?? []
  const unread = viewer?.unreadNotifications ?? 0
  // The list is not whole: those that are not in it may lead here, too. Few pages have so many that it is worth asking on each visit.
  const mayLeadHere =
    (!onlyListed && unread > listed.length) || listed.some((notification) => notification.path === path)
  const toMark = mayLeadHere ? unread : 0
  useEffect(() => {
    // A failure leaves them unread.
    if (toMark > 0) markRead({ variables: { path } }).catch(() => {})
  }, [markRead, path, toMark])
}
