import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'

/** False on the server and until hydration: controls that need JavaScript are disabled, or links, until then. */
export const useHydrated = () => useSyncExternalStore(subscribeToNothing, getSnapshot, getServerSnapshot)

const subscribeToNothing = () => () => {}
const getSnapshot = () => true
const getServerSnapshot = () => false

/**
 * Loads a component of another chunk after the page. Undefined until then, or if it can't be loaded. The first page uses it instead of
 * `lazy`, because React delays what it reveals after a new Suspense fallback, here the hydrated page, by 0.3 s.
 */
export const useDeferred = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>()
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => {},
    )
  }, [load])
  return Loaded
}
