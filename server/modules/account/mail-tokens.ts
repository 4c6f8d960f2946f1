import type { MailTokenRow } from '../../database/tables/tables'
import { HOUR_MS, later, MINUTE_MS } from '../../lib/dates'
import { hashToken, randomToken } from '../../lib/secure-random'
import type { MailTokenRepository } from './mail-token.repository'

export const RESET_MINUTES = 30
export const CONFIRMATION_HOURS = 24

type Purpose = MailTokenRow['purpose']

const lifetimes: Record<Purpose, number> = {
  'reset-password': RESET_MINUTES * MINUTE_MS,
  'change-email': CONFIRMATION_HOURS * HOUR_MS,
  'confirm-email': CONFIRMATION_HOURS * HOUR_MS,
}

interface Dependencies {
  mailTokenRepository: MailTokenRepository
  now: () => Date
}

export const createMailTokens = ({ mailTokenRepository, now }: Dependencies) => {
  const ifValid = (token: MailTokenRow | undefined, purpose: Purpose) =>
    token?.purpose === purpose && now().getTime() < Date.parse(token.expiresAt) ? token : undefined

  return {
    /** A token for a link. It replaces any other that the user has for this purpose; only its hash is stored. */
    issue: async (purpose: Purpose, userId: string, email: string | null = null) => {
      const issued = now()
      await mailTokenRepository.removeExpired(issued)
      const token = randomToken()
      await mailTokenRepository.put({
        tokenHash: hashToken(token),
        purpose,
        userId,
        email,
        createdAt: issued.toISOString(),
        expiresAt: later(issued, lifetimes[purpose]).toISOString(),
      })
      return token
    },

    /** Undefined if the token is unknown, expired or for another purpose. */
    find: async (purpose: Purpose, token: string) =>
      ifValid(await mailTokenRepository.byHash(hashToken(token)), purpose),

    /** Removes and returns the token. Of two concurrent calls, one succeeds. */
    consume: async (purpose: Purpose, token: string) => {
      const tokenHash = hashToken(token)
      return ifValid(await mailTokenRepository.byHash(tokenHash), purpose) && mailTokenRepository.take(tokenHash)
    },

    invalidateAllOf: mailTokenRepository.removeAllOf,

    shiftBy: mailTokenRepository.shiftBy,
  }
}

export type MailTokens = ReturnType<typeof createMailTokens>

export const invalidLink = {
  __typename: 'InvalidLink' as const,
  message: 'This link is no longer valid. Please ask for a new one.',
}
