import { isRole, type Role, roles } from './roles'

/** What the browser remembers of who is signed in. It shows a name; what authenticates is the cookie. */
export interface StoredUser {
  id: string
  name: string
  email: string
  role: Role
  avatar: string
  createdAt: string
  company?: string
  socialProvider?: string
}

const legacyKey = 'user'
const keyOf = (role: Role) => `user:${role}`
export const isUserKey = (key: string) => key === legacyKey || roles.some((role) => key === keyOf(role))

/** Storage may be blocked or full: then the page that is open remembers, and the next asks the server. */
const attempt = <Result>(act: () => Result) => {
  try {
    return act()
  } catch {
    return undefined
  }
}

const write = (storage: Storage, user: StoredUser) => {
  storage.setItem(keyOf(user.role), JSON.stringify(user))
  return keyOf(user.role)
}

export const storeUser = (storage: () => Storage, user: StoredUser | undefined) =>
  attempt(() => {
    // Written before the others go: to another tab a moment without any entry is a sign-out.
    const own = user && attempt(() => write(storage(), user))
    for (const key of [legacyKey, ...roles.map(keyOf)]) if (key !== own) storage().removeItem(key)
  })

/** The first entry that makes sense; one that doesn't, whoever wrote it, is removed. */
export const readUser = (storage: () => Storage) =>
  attempt(() => {
    migrate(storage())
    for (const role of roles) {
      const user = parse(storage().getItem(keyOf(role)))
      if (user?.role === role) return user
      storage().removeItem(keyOf(role))
    }
    return undefined
  })

const migrate = (storage: Storage) => {
  const user = parse(storage.getItem(legacyKey))
  storage.removeItem(legacyKey)
  if (user) write(storage, user)
}

const parse = (text: string | null) => {
  const value: unknown = attempt(() => JSON.parse(text ?? 'null'))
  return isStoredUser(value) ? value : undefined
}

const isStoredUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'email', 'avatar', 'createdAt'].every((field) => typeof Reflect.get(value, field) === 'string') &&
  ['company', 'socialProvider'].every((field) => ['string', 'undefined'].includes(typeof Reflect.get(value, field))) &&
  isRole(Reflect.get(value, 'role'))
