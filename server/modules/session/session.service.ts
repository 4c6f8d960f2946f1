import type { SessionRow } from '../../database/tables'
import { newId } from '../../ids'
import type { Loader } from '../../loader'
import { isActive, type UserService } from '../user/user.service'
import type { SessionRepository } from './session.repository'
import { hashToken, newToken } from './token'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
export const REMEMBERED_MS = 30 * 24 * HOUR
const UNREMEMBERED_MS = 12 * HOUR
const IDLE_MS = 2 * HOUR
/** Writing on every request would cost more than knowing the last use to the minute is worth. */
const TOUCH_MS = MINUTE

export interface NewSession {
  token: string
  remember: boolean
}

export const createSessionService = (
  sessions: SessionRepository,
  lastUsed: Loader<Pick<SessionRow, 'lastUsedAt'> | undefined>,
  users: UserService,
  now: () => Date,
) => {
  const isRunning = ({ expiresAt, lastUsedAt, remember }: SessionRow, moment: number) =>
    moment < Date.parse(expiresAt) && (remember === 1 || moment < Date.parse(lastUsedAt) + IDLE_MS)

  const touch = async ({ tokenHash, lastUsedAt }: SessionRow, moment: Date) => {
    if (moment.getTime() - Date.parse(lastUsedAt) < TOUCH_MS) return
    // A failing note of the last use must not fail what is being read.
    await sessions.touch(tokenHash, moment).catch(() => {})
  }

  return {
    /** Starts a session; the token is told once, here. */
    start: async (userId: string, remember: boolean, device: string): Promise<NewSession> => {
      const started = now()
      await sessions.removeExpired(started)
      const token = newToken()
      await sessions.add({
        tokenHash: hashToken(token),
        id: newId('ses'),
        device,
        userId,
        remember: Number(remember),
        createdAt: started.toISOString(),
        lastUsedAt: started.toISOString(),
        expiresAt: new Date(started.getTime() + (remember ? REMEMBERED_MS : UNREMEMBERED_MS)).toISOString(),
      })
      return { token, remember }
    },

    /** Who a token signs in; undefined when it is unknown or over. */
    resume: async (token: string) => {
      const session = await sessions.byTokenHash(hashToken(token))
      const moment = now()
      if (!session || !isRunning(session, moment.getTime())) return undefined
      await touch(session, moment)
      const user = await users.find(session.userId)
      return user && isActive(user) ? user : undefined
    },

    /** Those of the tokens that sign somebody in, without counting as use. */
    running: async (tokens: readonly string[]) => {
      const moment = now().getTime()
      const kept = await sessions.ofMembers(tokens.map(hashToken))
      const hashes = new Set(kept.filter((session) => isRunning(session, moment)).map(({ tokenHash }) => tokenHash))
      return new Set(tokens.filter((token) => hashes.has(hashToken(token))))
    },

    /** When the user was here last; null where no session is kept. */
    lastUsedBy: async (userId: string) => (await lastUsed.load(userId))?.lastUsedAt ?? null,

    /** The user's live ones, last used first. */
    of: async (userId: string) => {
      const moment = now().getTime()
      return (await sessions.ofUser(userId)).filter((session) => isRunning(session, moment))
    },

    isHeldBy: ({ tokenHash }: Pick<SessionRow, 'tokenHash'>, token: string | undefined) =>
      token !== undefined && hashToken(token) === tokenHash,

    /** The session goes on under another token; undefined where it has ended. */
    rotate: async (token: string): Promise<NewSession | undefined> => {
      const next = newToken()
      const session = await sessions.rotate(hashToken(token), hashToken(next))
      return session && { token: next, remember: session.remember === 1 }
    },

    end: async (token: string) => {
      await sessions.remove(hashToken(token))
    },

    /** Ends one of the user's own; undefined where there was none of this id. */
    endOwn: sessions.removeOwn,

    /** Ends every session of a user, or every one but that of a token; how many of them were live. */
    endAllOf: async (userId: string, exceptToken?: string) => {
      const moment = now().getTime()
      const ended = await sessions.removeAllOf(userId, exceptToken && hashToken(exceptToken))
      return ended.filter((session) => isRunning(session, moment)).length
    },
  }
}

export type SessionService = ReturnType<typeof createSessionService>
