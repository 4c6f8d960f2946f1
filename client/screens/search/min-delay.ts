import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'

/** The shortest time that “Searching…” is shown: people overlook a faster change of the list. */
export const MIN_DELAY_MS = 500

/**
 * True until the minimum delay of a search has passed. There is no delay on the first page, after a reload and when going
 * back or forward: the results come with the page.
 */
export const useMinDelay = (searchKey: string) => {
  const withoutDelay = useNavigationType() === 'POP'
  const [readyKey, setReadyKey] = useState(withoutDelay ? searchKey : undefined)
  if (withoutDelay && readyKey !== searchKey) setReadyKey(searchKey)
  useEffect(() => {
    const timer = setTimeout(() => setReadyKey(searchKey), MIN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [searchKey])
  return readyKey !== searchKey
}
