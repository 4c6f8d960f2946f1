import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'

/** A search takes at least so many milliseconds: a faster change of the list goes unnoticed. */
export const MIN_DELAY_MS = 500

/**
 * Whether the results of a search are still to be held back. The first page of a visit, a reload and the way back are
 * never held: there the results come with the page.
 */
export const useMinDelay = (text: string) => {
  const atOnce = useNavigationType() === 'POP'
  const [ready, setReady] = useState(atOnce ? text : undefined)
  if (atOnce && ready !== text) setReady(text)
  useEffect(() => {
    const timer = setTimeout(() => setReady(text), MIN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return ready !== text
}
