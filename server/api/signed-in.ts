import type { UserRow } from '../database/tables/tables'
import { unauthenticated } from './errors'

/** The viewer of a field whose access rule requires a session. */
export const signedIn = (viewer: UserRow | undefined) => {
  if (!viewer) throw unauthenticated()
  return viewer
}
