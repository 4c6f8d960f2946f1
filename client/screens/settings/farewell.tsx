import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { sessionStore } from '../../features/session/session-store'
import { Notice } from '../../ui/notice'

/** How long the last message stands before the page is left. */
const FAREWELL_MS = 1_000

/** What there is left to say once the account is gone; then the way leads home. */
export const Farewell = ({ message }: { message: string }) => {
  const navigate = useNavigate()
  useEffect(() => {
    const leave = async () => {
      // Home first: the guard of the dashboards would lead to the login page.
      await navigate('/', { replace: true })
      sessionStore.leave()
    }
    const timer = setTimeout(leave, FAREWELL_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return <Notice good text={message} />
}
