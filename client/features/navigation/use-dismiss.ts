import { type RefObject, useEffect } from 'react'

interface Options {
  open: boolean
  close: () => void
  /** Everything that belongs to what is open; a press outside closes it. */
  root: RefObject<HTMLElement | null>
  /** Gets the focus back on Escape. */
  button: RefObject<HTMLElement | null>
}

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
      // Whoever is typing elsewhere while a menu hovers open goes on typing.
      if (contains(document.activeElement) || document.activeElement === document.body) button.current?.focus()
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', type)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', type)
    }
  }, [open, close, root, button])
