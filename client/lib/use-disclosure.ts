import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A button and the panel that it opens. Escape, a press outside and a navigation close it. */
export const useDisclosure = () => {
  const id = useId()
  const { key } = useLocation()
  const [openKey, setOpenKey] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Open for one history entry, so that every navigation closes it.
  const open = openKey === key
  const close = useCallback(() => setOpenKey(undefined), [])
  useDismiss({ open, close, root, button })
  return { id, open, root, button, close, toggle: () => setOpenKey(open ? undefined : key) }
}

interface Options {
  open: boolean
  close: () => void
  /** A press outside this element closes the panel. */
  root: RefObject<HTMLElement | null>
  /** Gets the focus on Escape. */
  button: RefObject<HTMLElement | null>
}

/** Closes a panel on Escape and on a press outside. */
export const useDismiss = ({ open, close, root, button }: Options) =>
  useEffect(() => {
    if (!open) return
    const contains = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target)
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!contains(target)) close()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      // A menu can be open by hover while the user types elsewhere: then the focus stays there.
      if (contains(document.activeElement) || document.activeElement === document.body) button.current?.focus()
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open, close, root, button])
