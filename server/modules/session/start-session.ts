import Bowser from 'bowser'
import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { InTransaction } from '../scopes'
import type { UserService } from '../user/user.service'
import type { SessionService } from './session.service'

interface Dependencies {
  sessionService: SessionService
  visitor: Visitor
  inTransaction: InTransaction<{ userService: UserService; sessionService: SessionService }>
}

/** Signs in whoever has proved who they are, whichever way they did. */
export const createStartSession =
  ({ sessionService, visitor, inTransaction }: Dependencies) =>
  /**
   * Every sign-in gets a new token and ends the session that the visitor came with. Undefined where the account has changed since
   * it was read, so that nobody gets in while its sessions are being ended.
   */
  async ({ id, passwordHash }: UserRow, remember: boolean) => {
    const started = await inTransaction(async ({ userService, sessionService: sessions }) => {
      const user = await userService.lock(id)
      if (user?.deletedAt !== null || user.passwordHash !== passwordHash) return undefined
      if (user.suspendedAt !== null) return suspended
      return { user, session: await sessions.start(id, remember, deviceOf(visitor.userAgent)) }
    })
    if (!started || !('session' in started)) return started
    if (visitor.token) await sessionService.end(visitor.token)
    visitor.setSession(started.session)
    return started
  }

export type StartSession = ReturnType<typeof createStartSession>

const suspended = {
  __typename: 'AccountSuspended' as const,
  message: 'This account is suspended. Write to support@marque.example to have it looked at.',
}

/** Longer headers are cut: the rest does not identify browsers, and matching costs time. */
const MAX_READ_LENGTH = 500
const MAX_DEVICE_LENGTH = 80

/** Browser and system of a User-Agent header: `Firefox on Linux`. */
export const deviceOf = (userAgent = '') => {
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_READ_LENGTH) || ' ')
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, MAX_DEVICE_LENGTH) || 'Unknown device'
}
