import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'

/** How long a search takes at least, in milliseconds: a list that changes under a blink is not noticed. */
export const leastSearching = 500

/**
 * Whether the results of a search are still to be held back. The first page of a visit, a reload and the way back are
 * never held: there the results come with the page.
 */
export const useHeld = (text: string) => {
  const atOnce = useNavigationType() === 'POP'
  const [ready, setReady] = useState(atOnce ? text : undefined)
  if (atOnce && ready !== text) setReady(text)
  useEffect(() => {
    const timer = setTimeout(() => setReady(text), leastSearching)
    return () => clearTimeout(timer)
  }, [text])
  return ready !== text
}
