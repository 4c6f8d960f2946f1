import { createContext, use, useEffect, useId } from 'react'

/** Marks a component, by its id, as having unsaved changes. `UnsavedGuard` provides it. */
export const MarkUnsaved = createContext((_id: string, _unsaved: boolean) => {})

/** Whether anything on the page has unsaved changes now. `UnsavedGuard` provides it. */
export const HasUnsaved = createContext((): boolean => false)

/** Tells the surrounding `UnsavedGuard` whether this component has unsaved changes. */
export const useUnsaved = (unsaved: boolean) => {
  const id = useId()
  const mark = use(MarkUnsaved)
  useEffect(() => {
    mark(id, unsaved)
    return () => mark(id, false)
  }, [id, mark, unsaved])
}
