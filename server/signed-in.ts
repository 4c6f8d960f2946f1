import type { UserRow } from './database/tables'
import { unauthenticated } from './errors'

/** Who is signed in, where the access table lets nobody else through. */
export const signedIn = (viewer: UserRow | undefined) => {
  if (!viewer) throw unauthenticated()
  return viewer
}
