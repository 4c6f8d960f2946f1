import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Gives the mouse time to cross the gap between a button and its panel. */
const closeDelayMs = 200

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
      if (!open?.pinned) timer.current = setTimeout(close, closeDelayMs)
    },
    /** Keeps a menu open that hover has opened; a second press closes it. */
    press: (label: string) => (open?.label === label && open.pinned ? close() : show(label, true)),
  }
}

export type Menus = ReturnType<typeof useMenus>
