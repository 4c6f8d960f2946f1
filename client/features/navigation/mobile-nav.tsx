import { Link, NavLink } from 'react-router-dom'
import { buttonClass } from '../../ui/button'
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
    <div className={styles.auth}>
      <Link className={buttonClass({ variant: 'line' })} to="/login">
        Log In
      </Link>
      <Link className={buttonClass()} to="/register">
        Sign Up
      </Link>
    </div>
  </nav>
)
