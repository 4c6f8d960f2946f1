import { Link } from '../../page/layout/link'
import { landingPathOf } from '../../session/roles'
import type { StoredUser } from '../../session/stored-user'
import { useLogOut } from '../../session/use-log-out'
import styles from './account-links.module.css'

/** The user's name and email, and the links of the account menu. */
export const AccountLinks = ({ user, onChoose }: { user: StoredUser; onChoose?: () => void }) => (
  <>
    <p className={styles.account}>
      <b dir="auto">{user.name}</b>
      <span>{user.email}</span>
    </p>
    <ul className={styles.links}>
      <li>
        <Link to={landingPathOf(user.role)} onClick={onChoose}>
          Dashboard
        </Link>
      </li>
      <li>
        <Link to="/dashboard/messages" onClick={onChoose}>
          Messages
        </Link>
      </li>
      <li>
        <Link to="/dashboard/settings" onClick={onChoose}>
          Settings
        </Link>
      </li>
      <li>
        <LogOut />
      </li>
    </ul>
  </>
)

const LogOut = () => {
  const { logOut, loading, problem } = useLogOut()
  return (
    <>
      <button type="button" className={styles.button} disabled={loading} onClick={logOut}>
        {loading ? 'Logging out...' : 'Log Out'}
      </button>
      <span className={styles.failed} role="alert">
        {problem}
      </span>
    </>
  )
}
