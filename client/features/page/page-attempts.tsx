import { type ReactNode, useCallback, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Attempt } from '../../apollo/attempt'
import { PageFailed } from './page-failed'

/** Wherever a visitor goes from a page that failed, to the same address too, is another attempt. */
export const PageAttempts = ({ children }: { children: ReactNode }) => {
  const { key } = useLocation()
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<string>()
  if (failed !== undefined && failed !== key) {
    setFailed(undefined)
    setAttempt(attempt + 1)
  }
  const fail = useCallback(() => setFailed(key), [key])
  return (
    <PageFailed value={fail}>
      <Attempt value={attempt}>{children}</Attempt>
    </PageFailed>
  )
}
