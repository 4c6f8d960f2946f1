import { NavLink } from 'react-router-dom'
import { useOwnNews } from '../../features/news/use-own-news'
import type { Role } from '../../features/session/roles'
import { Icon } from '../../ui/icon'
import { accountPlaces, messagesPath, type Place, places } from './places'
import styles from './side-nav.module.css'

const Places = ({ of, unread = 0 }: { of: readonly Place[]; unread?: number }) => (
  <ul>
    {of.map(({ to, label, icon }) => (
      <li key={to}>
        {/* Below /dashboard lies everything else; below a list of listings lies its editor. */}
        <NavLink className={styles.link ?? ''} to={to} end={to === '/dashboard' || to === '/'}>
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

export const SideNav = ({ role }: { role: Role }) => (
  <nav aria-label="Dashboard">
    <Places of={places[role]} />
    <p className={styles.label}>Account</p>
    <Places of={accountPlaces} unread={useOwnNews().viewer?.unreadMessages ?? 0} />
  </nav>
)
