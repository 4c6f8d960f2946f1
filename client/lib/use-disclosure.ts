import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** A button and the panel that it opens. Escape, a press outside and a navigation close it. */
export const useDisclosure = () => {
  const id = useId()
  const { key } = useLocation()
  const [page, setPage] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Open for one history entry only, so that every navigation closes it.
  const open = page === key
  const close = useCallback(() => setPage(undefined), [])
  useDismiss({ open, close, root, button })
  return { id, open, root, button, close, toggle: () => setPage(open ? undefined : key) }
}

interface Options {
  open: boolean
  close: () => void
  /** A press outside this element closes the panel. */
  root: RefObject<HTMLElement | null>
  /** The focus returns to it on Escape. */
  button: RefObject<HTMLElement | null>
}

/** Closes what is open on Escape and on a press outside. */
export const useDismiss = ({ open, close, root, button }: Options) =>
  useEffect(() => {
    if (!open) return
    const contains = (target: EventTarget | null) => target instanceof Node && root.current?.contains(target)
    const press = ({ target }: PointerEvent) => {
      if (!contains(target)) close()
    }
    const type = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      // Somebody typing elsewhere, while a menu is open by hover, keeps the focus.
      if (contains(document.activeElement) || document.activeElement === document.body) button.current?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', type)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', type)
    }
  }, [open, close, root, button])
