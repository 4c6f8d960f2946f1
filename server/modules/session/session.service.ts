import type { SessionRow } from '../../database/tables/tables'
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { hashToken, randomToken } from '../../lib/secure-random'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import type { SessionRepository } from './session.repository'

export const REMEMBERED_MS = 30 * DAY_MS
const UNREMEMBERED_MS = 12 * HOUR_MS
const IDLE_MS = 2 * HOUR_MS
/** The most sessions of one account. A further one ends the session that was not used for the longest time. */
const MAX_SESSIONS = 50
const FRESH_MS = 15 * MINUTE_MS
/** The last use is written once a minute, so that not every request writes. */
const TOUCH_MS = MINUTE_MS

export interface NewSession {
  token: string
  remember: boolean
}

type Lifetime = Pick<SessionRow, 'expiresAt' | 'lastUsedAt' | 'remember'>

export const isRunning = ({ expiresAt, lastUsedAt, remember }: Lifetime, moment: number) =>
  moment < Date.parse(expiresAt) && (remember === 1 || moment < Date.parse(lastUsedAt) + IDLE_MS)

interface Dependencies {
  sessionRepository: SessionRepository
  users: UserQueries
  now: () => Date
}

export const createSessionService = ({ sessionRepository, users, now }: Dependencies) => {
  const touch = async ({ tokenHash, lastUsedAt }: Pick<SessionRow, 'tokenHash' | 'lastUsedAt'>, moment: Date) => {
    if (moment.getTime() - Date.parse(lastUsedAt) < TOUCH_MS) return
    // The time of the last use is not worth a failed request.
    await sessionRepository.touch(tokenHash, moment).catch(() => {})
  }

  return {
    /** Starts a session. Only the token's hash is stored. */
    start: async (userId: string, remember: boolean, device: string): Promise<NewSession> => {
      const started = now()
      await sessionRepository.removeExpired(started)
      await sessionRepository.removeAllBut(userId, MAX_SESSIONS - 1)
      const token = randomToken()
      await sessionRepository.add({
        tokenHash: hashToken(token),
        id: newId('ses'),
        device,
        userId,
        remember: Number(remember),
        createdAt: started.toISOString(),
        lastUsedAt: started.toISOString(),
        authenticatedAt: started.toISOString(),
        expiresAt: later(started, remember ? REMEMBERED_MS : UNREMEMBERED_MS).toISOString(),
      })
      return { token, remember }
    },

    /** The user of the token's session. Undefined if there is none, it has expired, or the account is not active. */
    resume: async (token: string) => {
      const found = await sessionRepository.accountOf(hashToken(token))
      const moment = now()
      if (!found || !isRunning(found, moment.getTime())) return undefined
      const { tokenHash, expiresAt, lastUsedAt, remember, ...user } = found
      await touch({ tokenHash, lastUsedAt }, moment)
      users.prime(user)
      return isActive(user) ? user : undefined
    },

    /** Returns the tokens whose session is running. This does not count as a use of the session. */
    running: async (tokens: readonly string[]) => {
      const moment = now().getTime()
      const found = tokens.length > 0 ? await sessionRepository.ofActiveUsers(tokens.map(hashToken)) : []
      const hashes = new Set(found.filter((session) => isRunning(session, moment)).map(({ tokenHash }) => tokenHash))
      return new Set(tokens.filter((token) => hashes.has(hashToken(token))))
    },

    /** The user's running sessions, last used first. */
    of: async (userId: string) => {
      const moment = now().getTime()
      return (await sessionRepository.ofUser(userId)).filter((session) => isRunning(session, moment))
    },

    hasToken: ({ tokenHash }: Pick<SessionRow, 'tokenHash'>, token: string | undefined) =>
      token !== undefined && hashToken(token) === tokenHash,

    /** Replaces the session's token. Undefined if the session has ended. */
    rotate: async (token: string): Promise<NewSession | undefined> => {
      const next = randomToken()
      const session = await sessionRepository.rotate(hashToken(token), hashToken(next))
      return session && { token: next, remember: session.remember === 1 }
    },

    /** True if the session's user proved to be the account's owner within the last 15 minutes. Undefined if the session has ended. */
    isFresh: async (token: string) => {
      const session = await sessionRepository.byTokenHash(hashToken(token))
      return session && now().getTime() < Date.parse(session.authenticatedAt) + FRESH_MS
    },

    /** Makes the session count as signed in just now, and returns the time. */
    authenticatedNow: async (token: string) => {
      const at = now()
      await sessionRepository.setAuthenticatedAt(hashToken(token), at)
      return at
    },

    end: async (token: string) => {
      await sessionRepository.remove(hashToken(token))
    },

    shiftBy: sessionRepository.shiftBy,

    /** Ends a session of the user. Undefined if there is none with this id. */
    endOwn: sessionRepository.removeOwn,

    /** Ends all sessions of a user, except that of `exceptToken`, and returns how many were running. */
    endAllOf: async (userId: string, exceptToken?: string) => {
      const moment = now().getTime()
      const ended = await sessionRepository.removeAllOf(userId, exceptToken && hashToken(exceptToken))
      return ended.filter((session) => isRunning(session, moment)).length
    },
  }
}

export type SessionService = ReturnType<typeof createSessionService>
