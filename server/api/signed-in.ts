import type { UserRow } from '../database/tables/tables'
import { unauthenticated } from './errors'

/** The signed-in user, in fields whose access rule lets nobody else through. */
export const signedIn = (viewer: UserRow | undefined) => {
  if (!viewer) throw unauthenticated()
  return viewer
}
