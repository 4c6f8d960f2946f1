import { useEffect } from 'react'
import { sessionStore } from '../../features/session/session-store'
import { Notice } from '../../ui/notice'

/** How long the last message stands before the page is left. */
const FAREWELL_MS = 1_000

/** What there is left to say once the account is gone; then the guard of the dashboards leads home. */
export const Farewell = ({ message }: { message: string }) => {
  useEffect(() => {
    const timer = setTimeout(() => sessionStore.leave('/'), FAREWELL_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Notice good text={message} />
}
