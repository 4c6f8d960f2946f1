import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { PageLoading } from '../../../ui/layout/page-loading'
import { RetryOnNavigation } from '../errors/retry-on-navigation'

/** The <main> of a layout, in which the page is rendered. */
export const PageMain = ({ className, children }: { className?: string | undefined; children: ReactNode }) => {
  const { pathname } = useLocation()
  return (
    <main id="main" className={className} tabIndex={-1}>
      <RetryOnNavigation>
        {/* A new key is a new boundary: without it a navigation keeps the old page in place of the skeleton. */}
        <Suspense key={pathname} fallback={<PageLoading />}>
          {children}
        </Suspense>
      </RetryOnNavigation>
    </main>
  )
}
