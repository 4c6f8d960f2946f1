import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Long enough for a mouse to cross the gap between a button and its panel. */
const closeDelayMs = 200

/** Menus of which at most one is open, each known by its label. */
export const useMenus = () => {
  const { key } = useLocation()
  const [state, setState] = useState<{ label: string; pinned: boolean; page: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A menu belongs to the page it was opened on: a navigation closes it without being told.
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
    /** Pins what hover opened: only a second press closes it. */
    press: (label: string) => (open?.label === label && open.pinned ? close() : show(label, true)),
  }
}

export type Menus = ReturnType<typeof useMenus>
