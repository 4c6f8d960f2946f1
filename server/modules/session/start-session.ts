import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import { roughNetworkOf } from '../../lib/addresses/network-address'
import type { InTransaction } from '../container-scopes'
import type { Infrastructure } from '../infrastructure'
import type { Outbox } from '../outbox/outbox.service'
import type { SecurityLog } from '../security-log/security-log.service'
import { isRegistered, type UserService } from '../user/user.service'
import { deviceOf, wellKnownDeviceOf } from './device-name'
import type { KnownDevices } from './known-devices'
import { newDeviceMail } from './session.mails'
import type { SessionService } from './session.service'

interface Scope {
  outbox: Outbox
  securityLog: SecurityLog
  sessionService: SessionService
  userService: UserService
}

interface Dependencies extends Pick<Infrastructure, 'now' | 'siteOrigin' | 'supportAddress'> {
  knownDevices: KnownDevices
  sessionService: SessionService
  visitor: Visitor
  inTransaction: InTransaction<Scope>
}

/** Signs in an account after its password or social identity has been verified. */
export const createStartSession = (dependencies: Dependencies) => {
  const { knownDevices, sessionService, visitor, now, siteOrigin, supportAddress, inTransaction } = dependencies

  const mailOfNewDevice = () =>
    newDeviceMail(
      { at: now(), device: wellKnownDeviceOf(visitor.userAgent), network: roughNetworkOf(visitor.address) },
      siteOrigin(),
    )

  /**
   * Creates a new token and ends the visitor's previous session. Undefined if the account was deleted or its password changed after
   * it was read: these commands end all sessions, and this one would survive.
   */
  return async (account: UserRow, remember: boolean) => {
    const { id, passwordHash } = account
    const isKnown = await knownDevices.isKnown(account)
    const started = await inTransaction(async ({ outbox, securityLog, userService, sessionService: sessions }) => {
      const user = await userService.lock(id)
      if (!isRegistered(user) || user.passwordHash !== passwordHash) return undefined
      if (user.suspendedAt !== null) return suspended(supportAddress)
      // An account that has never signed in was just opened by this social login.
      if (!isKnown && (await securityLog.hasSignedIn(user))) await outbox.enqueue(id, mailOfNewDevice())
      await securityLog.record(id, 'SIGNED_IN')
      return { user, session: await sessions.start(id, remember, deviceOf(visitor.userAgent)) }
    })
    if (!started || !('session' in started)) return started
    if (visitor.token) await sessionService.end(visitor.token)
    visitor.setSession(started.session)
    await knownDevices.remember(account)
    return started
  }
}

export type StartSession = ReturnType<typeof createStartSession>

const suspended = (supportAddress: string) => ({
  __typename: 'AccountSuspended' as const,
  message: `This account is suspended. Write to ${supportAddress} to have it looked at.`,
})
