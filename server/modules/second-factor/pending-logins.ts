import type { UserRow } from '../../database/tables/tables'
import { later } from '../../lib/dates'
import { hashToken, randomToken } from '../../lib/secure-random'
import type { PendingLoginRepository } from './pending-login.repository'

export const PENDING_LOGIN_MS = 300_000
const MAX_ATTEMPTS = 5

interface Dependencies {
  pendingLoginRepository: PendingLoginRepository
  now: () => Date
}

/** Sign-ins that wait for a second factor, for five minutes and five attempts. They open nothing else. */
export const createPendingLogins = ({ pendingLoginRepository, now }: Dependencies) => ({
  /** Returns the token for the browser's cookie. */
  open: async ({ id: userId, passwordHash }: UserRow, remember: boolean) => {
    const started = now()
    await pendingLoginRepository.removeExpired(started)
    const token = randomToken()
    await pendingLoginRepository.add({
      tokenHash: hashToken(token),
      userId,
      passwordHash,
      remember: Number(remember),
      failures: 0,
      expiresAt: later(started, PENDING_LOGIN_MS).toISOString(),
    })
    return token
  },

  find: (token: string) => pendingLoginRepository.find(hashToken(token), now()),

  /** Counts an attempt. Undefined if none is left. */
  attempt: (token: string) => pendingLoginRepository.countAttempt(hashToken(token), MAX_ATTEMPTS, now()),

  /** Returns false if another request has ended it. */
  end: (token: string) => pendingLoginRepository.remove(hashToken(token)),

  removeAllOf: pendingLoginRepository.removeAllOf,
})

export type PendingLogins = ReturnType<typeof createPendingLogins>
