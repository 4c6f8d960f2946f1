import { createTabListeners } from '../page/tab-listeners'
import { isUserKey, readUser, type StoredUser, storeUser } from './stored-user'

export interface Session {
  user: StoredUser | undefined
  /** Whether the server has said so. */
  confirmed: boolean
  /** Where they go who left on purpose: nothing leads them back to where they were. */
  left?: string
}

const unknown: Session = { user: undefined, confirmed: false }

/** Who is signed in, as far as this browser knows; all tabs of it know the same. */
export const createSessionStore = (storage: () => Storage) => {
  let session: Session | undefined

  const set = (next: Session) => {
    session = next
    markPage(next.user)
    tell()
  }
  const read = () => {
    session ??= { user: readUser(storage), confirmed: false }
    return session
  }
  const keep = (next: Session) => {
    storeUser(storage, next.user)
    set(next)
  }
  const { tell, subscribe } = createTabListeners(({ key }) => {
    // A null key: all of it was cleared.
    if (key !== null && !isUserKey(key)) return
    const user = readUser(storage)
    // Another tab stores what the server has just confirmed: the same person needs no second question.
    if (user && user.id === read().user?.id) return
    set({ user, confirmed: user === undefined })
  })
  return {
    read,
    begin: (user: StoredUser) => keep({ user, confirmed: true }),
    /** Found to be signed out. */
    end: () => keep({ user: undefined, confirmed: true }),
    leave: (to: string) => keep({ user: undefined, confirmed: true, left: to }),
    /** The server refused what this user's role allows: it is asked again. */
    doubt: () => set({ user: read().user, confirmed: false }),
    subscribe,
  }
}

/** Before scripts run, `firstPaint` does the same: so the header never shows 'Log In' to who is signed in. */
const markPage = (user: StoredUser | undefined) => {
  document.documentElement.toggleAttribute('data-signed-in', user !== undefined)
}

export const sessionStore = createSessionStore(() => window.localStorage)
/** On the server nobody is known. */
export const unknownSession = () => unknown
