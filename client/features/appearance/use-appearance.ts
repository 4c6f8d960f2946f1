import { useSyncExternalStore } from 'react'

export type Appearance = 'system' | 'light' | 'dark'

const key = 'appearance'
const listeners = new Set<() => void>()

/** The page itself says how it looks: that also holds where storage is blocked. */
const current = (): Appearance => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const show = (appearance: string | null) => {
  if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.theme = appearance
  else delete document.documentElement.dataset.theme
  for (const notify of listeners) notify()
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
const changedElsewhere = (event: StorageEvent) => {
  if (event.key === key || event.key === null) show(event.newValue)
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  window.addEventListener('storage', changedElsewhere)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', changedElsewhere)
  }
}

const choose = (appearance: Appearance) => {
  store(appearance)
  show(appearance)
}

export const useAppearance = () => ({
  appearance: useSyncExternalStore(subscribe, current, (): Appearance => 'system'),
  choose,
})
