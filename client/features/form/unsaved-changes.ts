import { createContext, use, useEffect, useId } from 'react'

/** Marks a component, by its id, as having unsaved changes. `UnsavedGuard` provides it. */
export const MarkUnsaved = createContext((_id: string, _unsaved: boolean, _isDraft: boolean, _draft?: string) => {})

/** Whether anything on the page has unsaved changes now. `UnsavedGuard` provides it. */
export const HasUnsaved = createContext((): boolean => false)

/**
 * Tells the surrounding `UnsavedGuard` whether this component has unsaved changes, and whether a draft keeps them until the tab is
 * closed. If not, leaving without saving discards the draft of the key `draft`.
 */
export const useUnsaved = (unsaved: boolean, isDraft = false, draft?: string) => {
  const id = useId()
  const mark = use(MarkUnsaved)
  useEffect(() => {
    mark(id, unsaved, isDraft, draft)
    return () => mark(id, false, isDraft)
  }, [id, mark, unsaved, isDraft, draft])
}
