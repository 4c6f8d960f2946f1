import { useSyncExternalStore } from 'react'
import { createTabListeners, writeItem } from '../../lib/storage'

export type Appearance = 'system' | 'light' | 'dark'

const key = 'appearance'

/** Reads the document, which has the choice even where storage is blocked. */
const current = (): Appearance => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const apply = (appearance: string | null) => {
  if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.theme = appearance
  else delete document.documentElement.dataset.theme
  notify()
}

const { notify, subscribe } = createTabListeners((event) => {
  // A null key means that the whole storage was cleared.
  if (event.key === key || event.key === null) apply(event.newValue)
})

const choose = (appearance: Appearance) => {
  writeItem(() => localStorage, key, appearance === 'system' ? null : appearance)
  apply(appearance)
}

export const useAppearance = () => ({
  appearance: useSyncExternalStore(subscribe, current, (): Appearance => 'system'),
  choose,
})
