import { useCallback, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../ui/icon'
import styles from './mobile-menu.module.css'
import { MobileNav } from './mobile-nav'
import { useDismiss } from './use-dismiss'

/** The bar's last corner and, below the bar, what it opens. */
export const MobileMenu = () => {
  const id = useId()
  const { key } = useLocation()
  const [page, setPage] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Open on this page only: a navigation closes it without being told.
  const open = page === key
  const close = useCallback(() => setPage(undefined), [])
  useDismiss({ open, close, root, button })
  return (
    <div ref={root} className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setPage(open ? undefined : key)}
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
