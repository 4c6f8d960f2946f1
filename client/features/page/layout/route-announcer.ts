import { useCallback, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusMain } from '../../../lib/focus/focus-main'

/**
 * After a navigation inside the app, unlike after loading a document, the browser neither moves the focus nor reads the title.
 * `announce` does both, once for each path: it focuses the page and makes its title the announcement.
 */
export const useRouteAnnouncer = () => {
  const { pathname } = useLocation()
  const announcedPath = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  const announce = useCallback(
    (title: string) => {
      if (announcedPath.current === pathname) return
      announcedPath.current = pathname
      if (!isTyping()) focusMain()
      setAnnouncement(title)
    },
    [pathname],
  )
  return { announce, announcement }
}

/** A visitor who types the next search while a slow page loads keeps the focus. */
const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value !== ''
