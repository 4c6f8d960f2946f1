import { LogoutDocument } from '../../features/session/logout.generated'
import type { Role } from '../../features/session/roles'
import { sessionStore } from '../../features/session/session-store'
import { storedUserOf } from '../../features/session/stored-user'
import { ViewerDocument } from '../../features/session/viewer.generated'
import { LoginDocument } from '../../screens/login/login.generated'
import { sendOperation } from '../send-request'

export const sampleEmail = (role: Role) => `${role}@example.com`

/** Reads the viewer from the server into the session store, which the site's other tabs follow. */
export const refreshSession = async () => {
  const { viewer } = await sendOperation(ViewerDocument, {})
  if (viewer) sessionStore.begin(storedUserOf(viewer))
  else sessionStore.end()
}

/** Signs in as the sample account of a role; without a role it only signs out. */
export const switchAccount = async (role: Role | undefined) => {
  if (sessionStore.read().user) await sendOperation(LogoutDocument, {})
  const input = role && { email: sampleEmail(role), password: 'password123', remember: false }
  if (input) await sendOperation(LoginDocument, { input })
  await refreshSession()
  if (role && sessionStore.read().user?.email !== sampleEmail(role)) {
    throw new Error(
      `The sample ${role} could not sign in: its password was changed, it is suspended, or there were too many attempts.`,
    )
  }
}
