import type { Visitor } from '../../api/visitor'
import type { UserRow } from '../../database/tables/tables'
import type { SecurityEventKind } from '../../generated/resolvers'
import { roughNetworkOf } from '../../lib/addresses/network-address'
import { DAY_MS, earlier, HOUR_MS } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { deviceOf } from '../session/device-name'
import type { SecurityLogRepository } from './security-log.repository'

/** Events that an admin causes. The device and network of the admin are not the owner's business. */
const kindsOfAdmins: ReadonlySet<SecurityEventKind> = new Set(['SUSPENDED', 'REINSTATED', 'ROLE_CHANGED'])

/** The database removes older events: `removeOld` and its triggers. */
const KEPT_DAYS = 365

interface Dependencies {
  securityLogRepository: SecurityLogRepository
  visitor: Visitor
  now: () => Date
}

/** Records what concerns the security of an account, for its owner and admins. Events are never changed. */
export const createSecurityLog = ({ securityLogRepository, visitor, now }: Dependencies) => {
  const network = roughNetworkOf(visitor.address)
  const originOf = (kind: SecurityEventKind) =>
    visitor.address === '' || kindsOfAdmins.has(kind)
      ? { device: '', network: '' }
      : { device: deviceOf(visitor.userAgent), network }

  const record = (userId: string, kind: SecurityEventKind, details = '') =>
    securityLogRepository.add({
      id: newId('sec'),
      at: now().toISOString(),
      userId,
      kind,
      details,
      ...originOf(kind),
    })

  return {
    /** `details` must not hold a secret. Device and network of the visitor are added. */
    record,

    /** Records one refused sign-in an hour for each network, so that guesses don't fill the log. */
    recordRefusedSignIn: async (userId: string) => {
      const hourAgo = earlier(now(), HOUR_MS)
      if (!(await securityLogRepository.hasSince(userId, 'SIGN_IN_REFUSED', hourAgo, network)))
        await record(userId, 'SIGN_IN_REFUSED')
    },

    /** Records wrong codes of a second factor once a day. Returns whether it did. */
    recordRefusedSecondFactor: async (userId: string) => {
      if (await securityLogRepository.hasSince(userId, 'SECOND_FACTOR_REFUSED', earlier(now(), DAY_MS))) return false
      await record(userId, 'SECOND_FACTOR_REFUSED')
      return true
    },

    /** True for an account that is older than the log, whose first events are no longer there. */
    hasSignedIn: async ({ id, createdAt }: Pick<UserRow, 'id' | 'createdAt'>) =>
      now().getTime() - Date.parse(createdAt) > KEPT_DAYS * DAY_MS || (await securityLogRepository.hasSignedIn(id)),

    /** Forgets a deleted account. */
    removeAllOf: securityLogRepository.removeAllOf,

    /** Removes events that are older than a year. */
    sweep: securityLogRepository.removeOld,
  }
}

export type SecurityLog = ReturnType<typeof createSecurityLog>
