import { useEffect, useEffectEvent } from 'react'
import { onNews } from './live-events'

/** Reads again whenever there may be something new. A reading that fails leaves what is shown; the next one makes up for it. */
export const useNews = (read: () => Promise<unknown>) => {
  const onEach = useEffectEvent(() => {
    read().catch(() => {})
  })
  useEffect(() => onNews(() => onEach()), [])
}
