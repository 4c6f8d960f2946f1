import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { useDeferred } from '../../lib/hydration'
import { sessionStore } from '../session/session-store'
import { discardFormDraft } from './form-draft'
import { HasUnsaved, MarkUnsaved } from './unsaved-changes'

const loadDialog = () => import('../../ui/feedback/confirm-dialog').then((loaded) => loaded.ConfirmDialog)

/**
 * Asks before a page with unsaved changes is left, and leaves it without an answer once they are saved. One guards all
 * pages of dashboards: the router supports only one blocker.
 */
export const UnsavedGuard = ({ children }: { children: ReactNode }) => {
  /** Components with unsaved changes. */
  const marked = useRef(new Map<string, { isDraft: boolean; draft: string | undefined }>())
  const [isSaved, setIsSaved] = useState(true)
  const [isKept] = useState(() => () => [...marked.current.values()].every(({ isDraft }) => isDraft))
  const [mark] = useState(() => (id: string, unsaved: boolean, isDraft: boolean, draft?: string) => {
    if (unsaved) marked.current.set(id, { isDraft, draft })
    else marked.current.delete(id)
    setIsSaved(isKept())
  })
  const [hasUnsaved] = useState(() => () => marked.current.size > 0)
  const ConfirmDialog = useDeferred(loadDialog)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Without the question, nobody could leave.
      ConfirmDialog !== undefined &&
      !isKept() &&
      currentLocation.pathname !== nextLocation.pathname &&
      // A signed-out user can't save any more.
      sessionStore.read().user !== undefined,
  )
  useEffect(() => {
    if (isSaved && blocker.state === 'blocked') blocker.proceed()
  }, [isSaved, blocker])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (marked.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  const leave = () => {
    for (const { isDraft, draft } of marked.current.values())
      if (!isDraft && draft !== undefined) discardFormDraft(draft)
    // A navigation that follows before they are gone must not ask again.
    marked.current.clear()
    blocker.proceed?.()
  }
  return (
    <MarkUnsaved value={mark}>
      <HasUnsaved value={hasUnsaved}>{children}</HasUnsaved>
      {ConfirmDialog && blocker.state === 'blocked' && (
        <ConfirmDialog
          title="Leave without saving?"
          text="What you changed on this page is not saved yet."
          yes="Leave"
          no="Stay"
          onYes={leave}
          onNo={() => blocker.reset()}
        />
      )}
    </MarkUnsaved>
  )
}
