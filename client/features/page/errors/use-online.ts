import { useSyncExternalStore } from 'react'

/** False if the browser knows that it has no connection. */
export const useOnline = () => useSyncExternalStore(subscribe, isOnline, onServer)

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
const isOnline = () => navigator.onLine
const onServer = () => true
