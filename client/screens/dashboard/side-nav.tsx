import { NavLink, useLocation } from 'react-router-dom'
import { ordersPageOf } from '../../features/engagement/orders'
import { useNotifications } from '../../features/notifications/notifications'
import type { Role } from '../../features/session/roles'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon/icon'
import { accountPlaces, messagesPath, type Place, places } from './nav-items'
import styles from './side-nav.module.css'

interface Props {
  of: readonly Place[]
  /** The path of the list that orders and engagements belong to: their pages mark it as current. */
  above?: string
  unread?: number
}

const Places = ({ of, above, unread = 0 }: Props) => {
  const isBelow = /^\/dashboard\/(engagements|orders)\//.test(useLocation().pathname)
  return (
    <ul>
      {of.map(({ to, label, icon }) => (
        <li key={to}>
          {/* Every page is below /dashboard; the editor of a listing is below its list. */}
          <NavLink
            className={classes(styles.link, isBelow && to === above && styles.above)}
            to={to}
            end={to === '/dashboard' || to === '/'}
          >
            <Icon name={icon} /> {label}
            {to === messagesPath && unread > 0 && (
              <span className={styles.count}>
                {` ${unread}`}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

export const SideNav = ({ role }: { role: Role }) => (
  <nav aria-label="Dashboard">
    <Places of={places[role]} above={ordersPageOf[role].to} />
    <p className={styles.label}>Account</p>
    <Places of={accountPlaces} unread={useNotifications().viewer?.unreadMessages ?? 0} />
  </nav>
)
