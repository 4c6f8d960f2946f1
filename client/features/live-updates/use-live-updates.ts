import { useEffect, useEffectEvent } from 'react'
import { subscribeToLiveUpdates } from './live-updates'

/** Refetches whenever the data may have changed. A failed refetch leaves what is shown; the next update makes up for it. */
export const useLiveUpdates = (refetch: () => Promise<unknown>) => {
  const onUpdate = useEffectEvent(() => {
    refetch().catch(() => {})
  })
  useEffect(() => subscribeToLiveUpdates(() => onUpdate()), [])
}
