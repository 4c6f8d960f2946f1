import { type ComponentType, useEffect, useState } from 'react'

/** Loads a component of another chunk after the page. Undefined until then, and where it can't be loaded. */
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
