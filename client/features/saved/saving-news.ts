import { useSyncExternalStore } from 'react'

interface SavingNews {
  text: string
  /** Whether it is among the saved now. */
  saved?: boolean
}

const listeners = new Set<() => void>()
let news: SavingNews | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** There is one place on a page for what saving has to say, however many hearts there are. Nothing: it is silent again. */
export const say = (next?: SavingNews | '') => {
  news = next || undefined
  for (const listener of listeners) listener()
}

export const useSavingNews = () => useSyncExternalStore(subscribe, () => news)
