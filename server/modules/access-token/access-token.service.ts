import type { AccessTokenRow } from '../../database/tables/tables'
import type { AccessTokenLifetime, AccessTokenScope } from '../../generated/resolvers'
import { DAY_MS, later } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { hashToken, randomToken } from '../../lib/secure-random'
import type { SecurityLog } from '../security-log/security-log.service'
import type { AccessTokenRepository } from './access-token.repository'

const lifetimes: Record<AccessTokenLifetime, number> = {
  DAYS_30: 30 * DAY_MS,
  DAYS_90: 90 * DAY_MS,
  DAYS_365: 365 * DAY_MS,
}
const PREFIX_LENGTH = 8

interface NewToken {
  name: string
  scope: AccessTokenScope
  lifetime: AccessTokenLifetime
}

interface Dependencies {
  accessTokenRepository: AccessTokenRepository
  securityLog: SecurityLog
  now: () => Date
}

export const createAccessTokenService = ({ accessTokenRepository, securityLog, now }: Dependencies) => {
  const revoke = async (userId: string, id: string) => {
    const revoked = await accessTokenRepository.revoke(userId, id, now())
    if (revoked) await securityLog.record(userId, 'TOKEN_REVOKED', revoked.name)
    return revoked !== undefined
  }

  return {
    /** Creates a token of 256 random bits. Only its hash is stored. */
    create: async (userId: string, { name, scope, lifetime }: NewToken) => {
      const created = now()
      const token = `mq_${randomToken()}`
      const accessToken: AccessTokenRow = {
        id: newId('tok'),
        userId,
        name,
        tokenHash: hashToken(token),
        prefix: token.slice(0, PREFIX_LENGTH),
        scope,
        createdAt: created.toISOString(),
        lastUsedAt: null,
        expiresAt: later(created, lifetimes[lifetime]).toISOString(),
        revokedAt: null,
      }
      await accessTokenRepository.add(accessToken)
      await securityLog.record(userId, 'TOKEN_CREATED', name)
      return { token, accessToken }
    },

    /** The user's tokens that are neither revoked nor expired, newest first. */
    liveOf: (userId: string) => accessTokenRepository.liveOf(userId, now()),

    /** The ids of those tokens that still authenticate a request. */
    live: async (ids: readonly string[]) => {
      const live = ids.length > 0 ? await accessTokenRepository.liveOfActiveUsers(ids, now()) : []
      return new Set(live.map(({ id }) => id))
    },

    /** Returns false if the user has no live token with this id. */
    revoke,

    revokeAllOf: async (userId: string) => {
      for (const { id } of await accessTokenRepository.liveOf(userId, now())) await revoke(userId, id)
    },

    /** Forgets the tokens of a deleted account. */
    removeAllOf: accessTokenRepository.removeAllOf,
  }
}

export type AccessTokenService = ReturnType<typeof createAccessTokenService>
