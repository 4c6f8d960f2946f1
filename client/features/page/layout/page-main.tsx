import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { RetryKey } from '../../../apollo/retry-key'
import { PageLoading } from '../../../ui/layout/page-loading'
import { PageFailed } from '../page-contexts'

/** The <main> of a layout, in which the page is rendered. */
export const PageMain = ({ className, children }: { className?: string | undefined; children: ReactNode }) => {
  const { pathname } = useLocation()
  return (
    <main id="main" className={className} tabIndex={-1}>
      <RetryOnNavigation>
        {/* With the same key, a navigation would keep the old page until the new one has loaded, without a skeleton. */}
        <Suspense key={pathname} fallback={<PageLoading />}>
          {children}
        </Suspense>
      </RetryOnNavigation>
    </main>
  )
}

/** Gives every navigation away from a failed page a new retry key, even one to the same address: failed queries run again. */
const RetryOnNavigation = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation()
  const [retryKey, setRetryKey] = useState(0)
  const [failed, setFailed] = useState<string>()
  if (failed !== undefined && failed !== key) {
    setFailed(undefined)
    setRetryKey(retryKey + 1)
  }
  const reportFailure = useCallback(() => setFailed(key), [key])
  return (
    <PageFailed value={reportFailure}>
      <RetryKey value={retryKey}>{children}</RetryKey>
    </PageFailed>
  )
}
