import type { UserRow } from '../database/tables/tables'
import { unauthenticated } from '../lib/request-errors'

/** The signed-in account of a request, if any. */
export type Viewer = UserRow | undefined

/** Narrows the viewer of a field whose access rule requires a session. Throws UNAUTHENTICATED. */
export const signedIn = (viewer: Viewer) => {
  if (!viewer) throw unauthenticated()
  return viewer
}
