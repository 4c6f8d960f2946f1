import { type FocusEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import styles from './disclosure-menu.module.css'
import navItem from './nav-item.module.css'
import { useDismiss } from './use-dismiss'
import type { Menus } from './use-menus'

interface Props {
  label: string
  /** Where the label leads when there is no script to open the menu. */
  to: string
  menus: Menus
  wide?: boolean
  children: ReactNode
}

/** A button and the list of links that it shows: by mouse on hover, otherwise when pressed. */
export const DisclosureMenu = ({ label, to, menus, wide = false, children }: Props) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = menus.open === label
  useDismiss({ open, close: menus.close, root, button })

  // A finger has no hover; without a next focus the window was left or a bare spot pressed, and the menu stays.
  const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act()
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) menus.close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the button and links inside
    <div
      ref={root}
      className={styles.menu}
      onPointerEnter={byMouse(() => menus.hover(label))}
      onPointerLeave={byMouse(menus.leave)}
      onBlur={blur}
    >
      <button
        ref={button}
        type="button"
        className={classes(navItem.item, styles.button)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => menus.press(label)}
      >
        {label} <Icon name="chevron" />
      </button>
      <noscript>
        <Link className={navItem.item} to={to}>
          {label}
        </Link>
      </noscript>
      {open && (
        <div id={id} className={classes(styles.panel, wide ? styles.wide : styles.list)}>
          {children}
        </div>
      )}
    </div>
  )
}
