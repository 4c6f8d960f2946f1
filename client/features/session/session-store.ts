import { useSyncExternalStore } from 'react'
import { createTabListeners, type StorageSource } from '../../lib/storage'
import { isUserKey, readUser, type StoredUser, storeUser } from './stored-user'

interface Session {
  user: StoredUser | undefined
  /** False while the user is only what the browser remembers, true once the server has confirmed it. */
  confirmed: boolean
  /** The destination of a deliberate sign-out. Otherwise a guarded page redirects to the login page, and back. */
  leftTo?: string
}

const unknown: Session = { user: undefined, confirmed: false }

/** The signed-in user, as far as this browser knows. All tabs share it. */
export const createSessionStore = (storage: StorageSource) => {
  let session: Session | undefined

  const set = (next: Session) => {
    session = next
    markDocument(next.user)
    notify()
  }
  const read = () => {
    session ??= { user: readUser(storage), confirmed: false }
    return session
  }
  const store = (next: Session) => {
    storeUser(storage, next.user)
    set(next)
  }
  const { notify, subscribe } = createTabListeners(({ key }) => {
    // A null key means that the whole storage was cleared.
    if (key !== null && !isUserKey(key)) return
    const user = readUser(storage)
    // Another tab stores a user whom the server has just confirmed: the same user needs no second request.
    if (user && user.id === read().user?.id) return
    set({ user, confirmed: user === undefined })
  })
  return {
    read,
    begin: (user: StoredUser) => store({ user, confirmed: true }),
    /** The server says that nobody is signed in. */
    end: () => {
      const { user, leftTo } = read()
      store({ user: undefined, confirmed: true, ...(user && leftTo !== undefined && { leftTo }) })
    },
    /** The session is about to end deliberately, and the user then goes to `to`, whatever request notices it first. */
    leaveSoon: (to: string) => set({ ...read(), leftTo: to }),
    /** The user has signed out and goes to `to`. */
    leave: (to: string) => store({ user: undefined, confirmed: true, leftTo: to }),
    /** The session may have changed on the server: it has to be confirmed again. */
    invalidate: () => set({ user: read().user, confirmed: false }),
    subscribe,
  }
}

/** The script before the first paint sets the same attribute, so that the header never shows 'Log In' to a signed-in user. */
const markDocument = (user: StoredUser | undefined) => {
  document.documentElement.toggleAttribute('data-signed-in', user !== undefined)
}

export const sessionStore = createSessionStore(() => window.localStorage)
/** The server renders all pages for signed-out visitors. */
const unknownSession = () => unknown

export const useSession = () => useSyncExternalStore(sessionStore.subscribe, sessionStore.read, unknownSession)
