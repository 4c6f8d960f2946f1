import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { PageAttempts } from './page-attempts'
import { PageLoading } from './page-loading'

/** Where the page is shown, inside whatever its layout keeps around it. */
export const PageMain = ({ className, children }: { className?: string | undefined; children: ReactNode }) => {
  const { pathname } = useLocation()
  return (
    <main id="main" className={className} tabIndex={-1}>
      <PageAttempts>
        {/* A new key is a new boundary: without it a navigation keeps the old page in place of the skeleton. */}
        <Suspense key={pathname} fallback={<PageLoading />}>
          {children}
        </Suspense>
      </PageAttempts>
    </main>
  )
}
