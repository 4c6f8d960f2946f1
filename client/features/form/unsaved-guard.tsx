import { createContext, type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { sessionStore } from '../session/session-store'
import { AskDialog } from './ask-dialog'

type Mark = (id: string, unsaved: boolean) => void

const Unsaved = createContext<Mark>(() => {})

/** Tells the guard around it that something here would be lost. */
export const useUnsaved = (unsaved: boolean) => {
  const id = useId()
  const mark = use(Unsaved)
  useEffect(() => {
    mark(id, unsaved)
    return () => mark(id, false)
  }, [id, mark, unsaved])
}

/** Asks before a page with unsaved changes is left. One for all forms of a page: the router heeds only one. */
export const UnsavedGuard = ({ children }: { children: ReactNode }) => {
  const marked = useRef(new Set<string>())
  const [mark] = useState(() => (id: string, unsaved: boolean) => {
    if (unsaved) marked.current.add(id)
    else marked.current.delete(id)
  })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      marked.current.size > 0 &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Who is signed out can't save any more.
      sessionStore.read().user !== undefined,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (marked.current.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return (
    <Unsaved value={mark}>
      {children}
      {blocker.state === 'blocked' && (
        <AskDialog
          title="Leave without saving?"
          text="What you changed on this page is not saved yet."
          yes="Leave"
          no="Stay"
          onYes={() => blocker.proceed()}
          onNo={() => blocker.reset()}
        />
      )}
    </Unsaved>
  )
}
