import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../button/button'
import styles from './confirm-dialog.module.css'

interface Props {
  title: string
  text: string
  yes: string
  no: string
  /** For what destroys or can't be undone. */
  danger?: boolean
  onYes: () => void
  /** Called by Escape, too. */
  onNo: () => void
}

/** A modal dialog, open while it is rendered. */
export const ConfirmDialog = ({ title, text, yes, no, danger = false, onYes, onNo }: Props) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  // A layout effect: the dialog is still in the document. Closing returns the focus to where it was; removing an open dialog loses it.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => {
      if (!shown?.open) return
      // This close is not a No.
      shown.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      shown.close()
    }
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} aria-describedby={`${id}-text`} onClose={onNo}>
      <h2 id={id}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className={styles.buttons}>
        <Button variant="line" onClick={() => dialog.current?.close()}>
          {no}
        </Button>
        <Button variant={danger ? 'danger' : 'primary'} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </dialog>
  )
}
