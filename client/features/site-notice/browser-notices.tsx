import { useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { readJson, writeItem } from '../../lib/storage'
import { TextButton } from '../../ui/button/text-button'
import { useSession } from '../session/session-store'
import { NoticeText } from './notice-text'
import { useSiteNoticesQuery } from './site-notices.generated'

const KEY = 'dismissed-notices'
/** Few notices are shown at a time; older ones have ended. */
const MAX_KEPT = 20

const storage = () => window.localStorage

const readDismissed = () => {
  const stored = readJson(storage, KEY)
  return Array.isArray(stored) ? stored.map(String) : []
}

/** Takes the place of the notices that the server has rendered: with those for the viewer's role, and buttons to dismiss them. */
export const BrowserNotices = () => {
  const { user } = useSession()
  const [slot] = useState(() => document.getElementById('notices'))
  const [dismissed, setDismissed] = useState(readDismissed)
  const { data, refetch } = useSiteNoticesQuery()
  const userId = user?.id
  // The page has been rendered for visitors. An account may see more.
  useEffect(() => {
    if (userId !== undefined) refetch().catch(() => {})
  }, [refetch, userId])
  useLayoutEffect(() => {
    if (data) slot?.querySelector(':scope > section:not([data-live])')?.remove()
  }, [data, slot])
  const dismiss = (id: string) => {
    // Another tab may have stored others.
    const next = [...new Set([id, ...dismissed, ...readDismissed()])].slice(0, MAX_KEPT)
    setDismissed(next)
    writeItem(storage, KEY, JSON.stringify(next))
  }
  const notices = data?.siteNotices.filter(({ id }) => !dismissed.includes(id)) ?? []
  if (!slot || notices.length === 0) return null
  return createPortal(
    <section aria-label="Announcements" data-live="">
      {notices.map((notice) => (
        <NoticeText key={notice.id} notice={notice}>
          <TextButton aria-label={`Dismiss: ${notice.text}`} onClick={() => dismiss(notice.id)}>
            Dismiss
          </TextButton>
        </NoticeText>
      ))}
    </section>,
    slot,
  )
}
