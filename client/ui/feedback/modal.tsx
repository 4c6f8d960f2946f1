import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open'> {
  /** Called by Escape. Has to remove the dialog. */
  onClose: () => void
}

/** A modal dialog, open while it is rendered. */
export const Modal = (props: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  // A layout effect: the dialog is still in the document. Closing returns the focus to where it was; removing an open dialog loses it.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => {
      if (!shown?.open) return
      // `onClose` is called only when the user closes the dialog.
      shown.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
      shown.close()
    }
  }, [])
  return <dialog {...props} ref={dialog} />
}
