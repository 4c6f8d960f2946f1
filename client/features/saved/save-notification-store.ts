import { useSyncExternalStore } from 'react'

interface SaveNotification {
  text: string
  saved?: boolean
}

export const adminText = 'This is an admin account, which can’t save.'

const listeners = new Set<() => void>()
let current: SaveNotification | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows the page's only save notification, or closes it if called without one. */
export const showSaveNotification = (next?: SaveNotification | '') => {
  current = next || undefined
  for (const listener of listeners) listener()
}

export const useSaveNotification = () => useSyncExternalStore(subscribe, () => current)
