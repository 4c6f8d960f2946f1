import { Link } from 'react-router-dom'
import styles from './account-links.module.css'
import { LogOut } from './log-out'
import { dashboardOf } from './roles'
import type { StoredUser } from './stored-user'

/** Who is signed in, and where that leads. */
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
