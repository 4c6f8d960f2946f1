import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../lib/hydration'
import { useDismiss } from '../../../lib/use-disclosure'
import { classes } from '../../../ui/classes'
import { Icon } from '../../../ui/icon/icon'
import { Link } from '../../page/layout/link'
import navItem from '../header/nav-item.module.css'
import styles from './disclosure-menu.module.css'

interface Props {
  label: string
  /** The path of the link that replaces the button without JavaScript. */
  to: string
  menus: Menus
  wide?: boolean
  children: ReactNode
}

/** A button that opens a list of links: by mouse on hover, otherwise on a press. */
export const DisclosureMenu = ({ label, to, menus, wide = false, children }: Props) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = menus.open === label
  const hydrated = useHydrated()
  useDismiss({ open, close: menus.close, root, button })

  // Touch has no hover, but sends the same events.
  const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act()
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // There is no `relatedTarget` when the window loses the focus: the menu stays open.
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) menus.close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control; it watches pointer and focus for the button inside
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
        disabled={!hydrated}
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

/** Gives the mouse time to get from the button to the panel. */
const CLOSE_DELAY_MS = 200

/** A group of menus, at most one of which is open, identified by their labels. */
export const useMenus = () => {
  const { key } = useLocation()
  const [state, setState] = useState<{ label: string; pinned: boolean; page: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Open for one history entry only, so that every navigation closes the menu.
  const open = state?.page === key ? state : undefined

  const show = (label: string, pinned: boolean) => {
    clearTimeout(timer.current)
    setState({ label, pinned, page: key })
  }
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setState(undefined)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    open: open?.label,
    close,
    hover: (label: string) => show(label, open?.label === label && open.pinned),
    leave: () => {
      if (!open?.pinned) timer.current = setTimeout(close, CLOSE_DELAY_MS)
    },
    /** A press pins a menu that hover has opened; a second press closes it. */
    press: (label: string) => (open?.label === label && open.pinned ? close() : show(label, true)),
  }
}

export type Menus = ReturnType<typeof useMenus>
