import { type ReactNode, useCallback, useRef, useState } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { SessionKeeper } from '../session/session-keeper'
import { PageArrival } from './page-arrival'
import styles from './page-frame.module.css'
import { useLate } from './use-late'

/** What every layout has around its `PageMain`. */
export const PageFrame = ({ children }: { children: ReactNode }) => {
  const Weather = useLate(loadBadWeather)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  // A browser that loads a document starts reading at its top; after a navigation inside the page that is left to us.
  const arrive = useCallback(
    (title: string) => {
      if (shown.current === pathname) return
      shown.current = pathname
      if (!isTyping()) document.getElementById('main')?.focus({ preventScroll: true })
      setAnnouncement(title)
    },
    [pathname],
  )
  return (
    <PageArrival value={arrive}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
      {children}
      {Weather && <Weather />}
      <SessionKeeper />
      <ScrollRestoration />
    </PageArrival>
  )
}

/** Whoever types the next search while a slow page arrives goes on typing. */
const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value !== ''

/** Before it is needed: without a connection it could not be fetched. */
const loadBadWeather = () => import('./bad-weather').then((loaded) => loaded.BadWeather)
