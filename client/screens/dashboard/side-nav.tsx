import { NavLink, useLocation } from 'react-router-dom'
import { dealsOf } from '../../features/engagement/deals-of'
import { useOwnNews } from '../../features/news/use-own-news'
import type { Role } from '../../features/session/roles'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { accountPlaces, messagesPath, type Place, places } from './places'
import styles from './side-nav.module.css'

interface Props {
  of: readonly Place[]
  /** Where what has a page of its own is listed: orders, and the work on each of their parts. */
  above?: string
  unread?: number
}

const Places = ({ of, above, unread = 0 }: Props) => {
  const isBelow = /^\/dashboard\/(engagements|orders)\//.test(useLocation().pathname)
  return (
    <ul>
      {of.map(({ to, label, icon }) => (
        <li key={to}>
          {/* Below /dashboard lies everything else; below a list of listings lies its editor. */}
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
    <Places of={places[role]} above={dealsOf[role].to} />
    <p className={styles.label}>Account</p>
    <Places of={accountPlaces} unread={useOwnNews().viewer?.unreadMessages ?? 0} />
  </nav>
)
