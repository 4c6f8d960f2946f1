import { Link } from 'react-router-dom'
import { dashboardOf } from '../../session/roles'
import type { StoredUser } from '../../session/stored-user'
import styles from './account-links.module.css'
import { LogOut } from './log-out'

/** The user's name and email, and the links of the account menu. */
export const AccountLinks = ({ user, chosen }: { user: StoredUser; chosen?: () => void }) => (
  <>
    <p className={styles.who}>
      <b dir="auto">{user.name}</b>
      <span>{user.email}</span>
    </p>
    <ul className={styles.links}>
      <li>
        <Link to={dashboardOf[user.role]} onClick={chosen}>
          Dashboard
        </Link>
      </li>
      <li>
        <Link to="/dashboard/messages" onClick={chosen}>
          Messages
        </Link>
      </li>
      <li>
        <Link to="/dashboard/settings" onClick={chosen}>
          Settings
        </Link>
      </li>
      <li>
        <LogOut />
      </li>
    </ul>
  </>
)
