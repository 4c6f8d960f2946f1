import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLogoutMutation } from './logout.generated'
import { sessionStore } from './session-store'

/** Removes what was typed in this tab. Storage may be blocked. */
export const clearTab = () => {
  try {
    sessionStorage.clear()
  } catch {}
}

/** Signs out on the server first, so that the page never says 'signed out' while the cookie still works. */
export const useLogOut = (to = '/login') => {
  const navigate = useNavigate()
  const [logout, { loading }] = useLogoutMutation()
  const [failed, setFailed] = useState(false)
  const logOut = async () => {
    setFailed(false)
    try {
      await logout()
      sessionStore.leave(to)
      clearTab()
      await navigate(to, { replace: true })
    } catch {
      setFailed(true)
    }
  }
  return { logOut, loading, failed }
}
