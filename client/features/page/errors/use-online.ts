import { useSyncExternalStore } from 'react'

/** Whether the browser has a connection, as far as it knows. */
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
