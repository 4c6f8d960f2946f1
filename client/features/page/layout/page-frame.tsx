import type { ReactNode } from 'react'
import { ScrollRestoration } from 'react-router-dom'
import { useDeferred } from '../../../lib/hydration'
import { lazyNamed } from '../../../lib/lazy-named'
import { SessionSync } from '../../session/session-sync'
import { RouteAnnouncer } from '../page-contexts'
import styles from './page-frame.module.css'
import { useRouteAnnouncer } from './route-announcer'

/** The parts of every layout around its `PageMain`: skip link, route announcer, scroll restoration. */
export const PageFrame = ({ children }: { children: ReactNode }) => {
  const Extras = useDeferred(loadExtras)
  const { announce, announcement } = useRouteAnnouncer()
  return (
    <RouteAnnouncer value={announce}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <div className="visually-hidden" aria-live="polite">
        {announcement}
      </div>
      <div id="notices" {...notices} />
      {children}
      {Extras && <Extras />}
      <SessionSync />
      <ScrollRestoration />
    </RouteAnnouncer>
  )
}

/** Not imported statically, so that the browser's first chunk has no part of it. */
const serverNotices = () => {
  const ServerNotices = lazyNamed(() => import('../../site-notice/server-notices'), 'ServerNotices')
  return { children: <ServerNotices /> }
}

/** The server renders the notices of the admins. The browser leaves them until a later script takes their place. */
const notices = import.meta.env.SSR
  ? serverNotices()
  : { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }

/** Loads the error panels in advance: without a connection they could not be loaded when they are needed. */
const loadExtras = async () => {
  const [{ FrameExtras }] = await Promise.all([import('./frame-extras'), import('../errors/error-panels')])
  return FrameExtras
}
