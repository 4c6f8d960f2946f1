import { Suspense, useCallback, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { Footer } from './features/navigation/footer'
import { Header } from './features/navigation/header'
import { PageArrival } from './features/page/page-arrival'
import { PageLoading } from './features/page/page-loading'
import styles from './layout.module.css'

export const Layout = () => {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  // A browser that loads a document starts reading at its top; after a navigation inside the page that is left to us.
  const arrive = useCallback(
    (title: string) => {
      if (shown.current === pathname) return
      shown.current = pathname
      main.current?.focus({ preventScroll: true })
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
      <Header />
      <main ref={main} id="main" tabIndex={-1}>
        {/* A new key is a new boundary: without it a navigation keeps the old page in place of the skeleton. */}
        <Suspense key={pathname} fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ScrollRestoration />
    </PageArrival>
  )
}
