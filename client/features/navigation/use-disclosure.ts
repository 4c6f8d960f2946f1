import { useCallback, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useDismiss } from './use-dismiss'

/** A button and what it opens: closed by Escape, a press elsewhere or a choice. */
export const useDisclosure = () => {
  const id = useId()
  const { key } = useLocation()
  const [page, setPage] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Open on this page only: a navigation closes it without being told.
  const open = page === key
  const close = useCallback(() => setPage(undefined), [])
  useDismiss({ open, close, root, button })
  return { id, open, root, button, close, toggle: () => setPage(open ? undefined : key) }
}
