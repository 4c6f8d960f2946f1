import { LogoutDocument } from '../../features/session/logout.generated'
import type { Role } from '../../features/session/roles'
import { sessionStore } from '../../features/session/session-store'
import { storedUserOf } from '../../features/session/stored-user'
import { ViewerDocument } from '../../features/session/viewer.generated'
import { LoginDocument } from '../../screens/login/login.generated'
import { ask } from '../send-request'

export const sampleEmail = (role: Role) => `${role}@example.com`

/** Asks the server who is signed in. The site's other tabs hear of it. */
export const findSession = async () => {
  const { viewer } = await ask(ViewerDocument, {})
  if (viewer) sessionStore.begin(storedUserOf(viewer))
  else sessionStore.end()
}

/** Signs in with the sample account of a role, or nobody. */
export const switchTo = async (role: Role | undefined) => {
  if (sessionStore.read().user) await ask(LogoutDocument, {})
  const input = role && { email: sampleEmail(role), password: 'password123', remember: false }
  if (input) await ask(LoginDocument, { input })
  await findSession()
  if (role && sessionStore.read().user?.email !== sampleEmail(role)) {
    throw new Error(`The sample ${role} could not sign in: the account has been changed.`)
  }
}
