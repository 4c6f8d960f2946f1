import { NavLink } from 'react-router-dom'
import type { Role } from '../../features/session/roles'
import { Icon } from '../../ui/icon'
import { accountPlaces, type Place, places } from './places'
import styles from './side-nav.module.css'

const Places = ({ of }: { of: readonly Place[] }) => (
  <ul>
    {of.map(({ to, label, icon }) => (
      <li key={to}>
        {/* Below /dashboard lies everything else; below a list of listings lies its editor. */}
        <NavLink className={styles.link ?? ''} to={to} end={to === '/dashboard' || to === '/'}>
          <Icon name={icon} /> {label}
        </NavLink>
      </li>
    ))}
  </ul>
)

export const SideNav = ({ role }: { role: Role }) => (
  <nav aria-label="Dashboard">
    <Places of={places[role]} />
    <p className={styles.label}>Account</p>
    <Places of={accountPlaces} />
  </nav>
)
