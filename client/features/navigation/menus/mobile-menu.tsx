import { useHydrated } from '../../../lib/hydration'
import { useDisclosure } from '../../../lib/use-disclosure'
import { iconButtonClass } from '../../../ui/button/icon-button'
import { Icon } from '../../../ui/icon/icon'
import { NavLink } from '../../page/layout/link'
import { MobileAccountArea } from '../account/account-area'
import styles from './mobile-menu.module.css'

/** The menu button of narrow screens, and the panel that it opens. */
export const MobileMenu = () => {
  const { id, open, root, button, toggle } = useDisclosure()
  const hydrated = useHydrated()
  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={iconButtonClass}
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={id}
        disabled={!hydrated}
        onClick={toggle}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
      {open && <MobileNav id={id} />}
      <noscript>
        <MobileNav />
      </noscript>
    </div>
  )
}

const places = [
  { to: '/', label: 'Home' },
  { to: '/services', label: 'Services' },
  { to: '/marketplace', label: 'Marketplace' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/about', label: 'About' },
]

const MobileNav = ({ id }: { id?: string }) => (
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
    <MobileAccountArea />
  </nav>
)
