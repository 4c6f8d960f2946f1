import { useLogOut } from '../../session/use-log-out'
import styles from './log-out.module.css'

export const LogOut = () => {
  const { logOut, loading, failed } = useLogOut()
  return (
    <>
      <button type="button" className={styles.button} disabled={loading} onClick={logOut}>
        {loading ? 'Logging out...' : 'Log Out'}
      </button>
      <span className={styles.failed} role="alert">
        {failed && 'Could not log out. Check the connection and try again.'}
      </span>
    </>
  )
}
