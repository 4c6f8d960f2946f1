import { useSyncExternalStore } from 'react'
import { createTabListeners } from '../page/tab-listeners'

export type Appearance = 'system' | 'light' | 'dark'

const key = 'appearance'

/** The page itself says how it looks: that also holds where storage is blocked. */
const current = (): Appearance => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const show = (appearance: string | null) => {
  if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.theme = appearance
  else delete document.documentElement.dataset.theme
  tell()
}

const store = (appearance: Appearance) => {
  try {
    if (appearance === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, appearance)
  } catch {
    // Blocked storage: the choice holds until the page is left.
  }
}

/** Another tab changed it, or cleared everything (then there is no key). */
const { tell, subscribe } = createTabListeners((event) => {
  if (event.key === key || event.key === null) show(event.newValue)
})

const choose = (appearance: Appearance) => {
  store(appearance)
  show(appearance)
}

export const useAppearance = () => ({
  appearance: useSyncExternalStore(subscribe, current, (): Appearance => 'system'),
  choose,
})
