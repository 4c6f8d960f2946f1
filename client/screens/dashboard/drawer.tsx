import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../ui/icon'
import { iconButton } from '../../ui/icon-button'
import styles from './drawer.module.css'

/** On a phone the side navigation slides in; the dialog of the platform holds the focus and closes on Escape. */
export const Drawer = ({ children }: { children: ReactNode }) => {
  const id = useId()
  const { key } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation, whoever asked for it, closes the drawer
  useEffect(() => dialog.current?.close(), [key])
  return (
    <>
      <button
        type="button"
        className={iconButton}
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-controls={id}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the button for this */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.drawer}
        aria-label="Menu"
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className={styles.inside}>
          <button type="button" className={iconButton} aria-label="Close menu" onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
          {children}
        </div>
      </dialog>
    </>
  )
}
