import { type ReactNode, useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { RetryKey } from '../../../apollo/retry-key'
import { PageFailed } from '../page-contexts'

/** Gives every navigation away from a failed page a new retry key, even one to the same address: failed queries run again. */
export const RetryOnNavigation = ({ children }: { children: ReactNode }) => {
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
