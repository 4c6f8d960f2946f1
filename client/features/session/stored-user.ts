import { readJson, type StorageSource, writeItem } from '../../lib/storage'
import { isRole, type Role, roleOf, roles } from './roles'
import type { Session_UserFragment } from './viewer.generated'

/** The user whom the browser remembers. It only shows a name: the cookie authenticates. */
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

export const storedUserOf = (user: Session_UserFragment): StoredUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: roleOf(user.role),
  avatar: user.avatar,
  createdAt: user.createdAt,
  ...(user.company && { company: user.company.name }),
  ...(user.socialProvider && { socialProvider: user.socialProvider.toLowerCase() }),
})

const legacyKey = 'user'
const keyOf = (role: Role) => `user:${role}`
export const isUserKey = (key: string) => key === legacyKey || roles.some((role) => key === keyOf(role))

const write = (storage: StorageSource, user: StoredUser) => writeItem(storage, keyOf(user.role), JSON.stringify(user))

/** If storage is blocked, only the open page remembers the user; the next one asks the server. */
export const storeUser = (storage: StorageSource, user: StoredUser | undefined) => {
  // Written before the others are removed: a moment without any entry would sign other tabs out.
  const own = user && write(storage, user) ? keyOf(user.role) : undefined
  for (const key of [legacyKey, ...roles.map(keyOf)]) if (key !== own) writeItem(storage, key, null)
}

/** The first valid entry. Invalid ones are removed. */
export const readUser = (storage: StorageSource) => {
  migrateLegacyEntry(storage)
  for (const role of roles) {
    const user = read(storage, keyOf(role))
    if (user?.role === role) return user
    writeItem(storage, keyOf(role), null)
  }
  return undefined
}

const migrateLegacyEntry = (storage: StorageSource) => {
  const user = read(storage, legacyKey)
  writeItem(storage, legacyKey, null)
  if (user) write(storage, user)
}

const read = (storage: StorageSource, key: string) => {
  const value = readJson(storage, key)
  return isStoredUser(value) ? value : undefined
}

const isStoredUser = (value: unknown): value is StoredUser =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'email', 'avatar', 'createdAt'].every((field) => typeof Reflect.get(value, field) === 'string') &&
  ['company', 'socialProvider'].every((field) => ['string', 'undefined'].includes(typeof Reflect.get(value, field))) &&
  isRole(Reflect.get(value, 'role'))
