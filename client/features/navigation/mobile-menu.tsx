import { Icon } from '../../ui/icon'
import { iconButton } from '../../ui/icon-button'
import styles from './mobile-menu.module.css'
import { MobileNav } from './mobile-nav'
import { useDisclosure } from './use-disclosure'

/** The bar's last corner and, below the bar, what it opens. */
export const MobileMenu = () => {
  const { id, open, root, button, toggle } = useDisclosure()
  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={iconButton}
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={id}
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
