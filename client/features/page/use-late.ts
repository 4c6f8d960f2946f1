import { type ComponentType, useEffect, useState } from 'react'

/** What comes after the page, with a file of its own; who can't load it goes without. */
export const useLate = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [Part, setPart] = useState<ComponentType<Props>>()
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => {},
    )
  }, [load])
  return Part
}
