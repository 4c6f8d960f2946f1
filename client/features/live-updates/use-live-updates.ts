import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { subscribeToLiveUpdates } from './live-updates'

/** Refetches whenever the data may have changed. A failed refetch leaves what is shown; the next update makes up for it. */
export const useLiveUpdates = (refetch: () => Promise<unknown>) => {
  const client = useApolloClient()
  const onUpdate = useEffectEvent(() => {
    refetch().catch(() => {})
  })
  useEffect(() => subscribeToLiveUpdates(client, () => onUpdate()), [client])
}
