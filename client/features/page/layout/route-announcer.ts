import { useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusMain } from '../../../lib/focus/focus-main'

/** Not in the component: the public site and the dashboard have one each, and a navigation between them mounts the other. */
let announcedPath: string | undefined

/** Tests open many pages in one document. */
export const forgetAnnouncedPath = () => {
  announcedPath = undefined
}

/**
 * After a navigation inside the app, unlike after loading a document, the browser neither moves the focus nor reads the title.
 * `announce` does both, once for each path: it focuses the page and makes its title the announcement.
 */
export const useRouteAnnouncer = () => {
  const { pathname } = useLocation()
  const [announcement, setAnnouncement] = useState('')
  announcedPath ??= pathname
  const announce = useCallback(
    (title: string) => {
      if (announcedPath === pathname) return
      announcedPath = pathname
      if (!isTyping()) focusMain()
      setAnnouncement(title)
    },
    [pathname],
  )
  return { announce, announcement }
}

/** A visitor who types the next search while a slow page loads keeps the focus. */
const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value !== ''
