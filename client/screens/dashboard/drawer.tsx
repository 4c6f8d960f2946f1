import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { iconButtonClass } from '../../ui/button/icon-button'
import { Icon } from '../../ui/icon/icon'
import styles from './drawer.module.css'

/** The side navigation on a phone. The native dialog holds the focus and closes on Escape. */
export const Drawer = ({ children }: { children: ReactNode }) => {
  const id = useId()
  const { key } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is a trigger: every navigation closes the drawer, the Back button too
  useEffect(() => dialog.current?.close(), [key])
  useEffect(() => {
    // The style sheet hides it on a wide screen; a modal dialog that is hidden still blocks the page.
    const wide = matchMedia('(min-width: 62.01rem)')
    const close = () => dialog.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])
  return (
    <>
      <button
        type="button"
        className={iconButtonClass}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-controls={id}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; by keyboard, Escape closes the dialog */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.drawer}
        aria-label="Menu"
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className={styles.content}>
          <button
            type="button"
            className={iconButtonClass}
            aria-label="Close menu"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
          {children}
        </div>
      </dialog>
    </>
  )
}
