import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Whether the element that had the focus is gone, or was disabled. */
const isFocusLost = () => (document.activeElement ?? document.body) === document.body

/** Returns a ref for the element that gets the focus when what is open closes, unless the focus is elsewhere by then. */
export const useReturnFocus = <Target extends HTMLElement = HTMLButtonElement>(open: boolean) => {
  const target = useRef<Target>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current && !open && isFocusLost()) target.current?.focus()
    wasOpen.current = open
  }, [open])
  return target
}

/** Returns a ref for the message about an action. It gets the focus when the row that had it leaves the list. */
export const useLostFocus = <Target extends HTMLElement>(message: unknown, rows: readonly unknown[]) => {
  const target = useRef<Target>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rows` is a trigger, since a row that leaves the list may have had the focus
  useEffect(() => {
    if (message && isFocusLost()) target.current?.focus()
  }, [message, rows])
  return target
}

/** If the element has the focus when it is removed, the region around it gets the focus. A layout effect: the element is still in the document. */
export const useFocusRegionOnUnmount = (target: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const element = target.current
    return () => {
      if (element && element === document.activeElement)
        element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    }
  }, [target])
