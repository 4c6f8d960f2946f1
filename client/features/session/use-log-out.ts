import { useNavigate } from 'react-router-dom'
import { useLogoutMutation } from './logout.generated'
import { sessionStore } from './session-store'

/** Removes what was typed in this tab. Storage may be blocked. */
export const clearTab = () => {
  try {
    sessionStorage.clear()
  } catch {}
}

/** Removes the account, which the server has signed out, from this browser, and what it typed from this tab. */
export const forgetAccount = (to: string) => {
  sessionStore.leave(to)
  clearTab()
}

/** Signs out on the server first, so that the page never says 'signed out' while the cookie still works. */
export const useLogOut = (to = '/login') => {
  const navigate = useNavigate()
  const [logout, { loading, error }] = useLogoutMutation()
  const logOut = async () => {
    try {
      await logout()
    } catch {
      // Returned as `problem`.
      return
    }
    forgetAccount(to)
    await navigate(to, { replace: true })
  }
  return { logOut, loading, problem: error && 'Could not log out. Check the connection and try again.' }
}
