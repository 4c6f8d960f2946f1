import { NavLink } from 'react-router-dom'
import { MobileAccount } from '../session/mobile-account'
import styles from './mobile-nav.module.css'

const places = [
  { to: '/', label: 'Home' },
  { to: '/services', label: 'Services' },
  { to: '/marketplace', label: 'Marketplace' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/about', label: 'About' },
]

export const MobileNav = ({ id }: { id?: string }) => (
  <nav id={id} className={styles.nav} aria-label="Main">
    <ul>
      {places.map(({ to, label }) => (
        <li key={to}>
          <NavLink className={styles.link ?? ''} to={to} end>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
    <MobileAccount />
  </nav>
)
