import type { MailTokenRow } from '../../database/tables'
import { hashToken, newToken } from '../session/token'
import type { MailTokenRepository } from './mail-token.repository'

const MINUTE = 60_000

const lifetimes: Record<MailTokenRow['purpose'], number> = {
  'reset-password': 30 * MINUTE,
  'change-email': 24 * 60 * MINUTE,
}

type Purpose = MailTokenRow['purpose']

export const createMailTokenService = (tokens: MailTokenRepository, now: () => Date) => {
  const ifGood = (token: MailTokenRow | undefined, purpose: Purpose) =>
    token?.purpose === purpose && now().getTime() < Date.parse(token.expiresAt) ? token : undefined

  return {
    /** A token for a link, told once, here; any other that the user has for this purpose is worth nothing from now on. */
    issue: async (purpose: Purpose, userId: string, email: string | null = null) => {
      const issued = now()
      await tokens.removeExpired(issued)
      const token = newToken()
      await tokens.put({
        tokenHash: hashToken(token),
        purpose,
        userId,
        email,
        createdAt: issued.toISOString(),
        expiresAt: new Date(issued.getTime() + lifetimes[purpose]).toISOString(),
      })
      return token
    },

    /** What it stands for, if it would be taken now. */
    peek: async (purpose: Purpose, token: string) => ifGood(await tokens.byHash(hashToken(token)), purpose),

    /** What it stands for, once: of two who take it at the same time one gets it. */
    take: async (purpose: Purpose, token: string) => {
      const tokenHash = hashToken(token)
      return ifGood(await tokens.byHash(tokenHash), purpose) && tokens.take(tokenHash)
    },

    /** Every link of a user that is on its way becomes worthless. */
    voidAllOf: tokens.removeAllOf,
  }
}

export type MailTokenService = ReturnType<typeof createMailTokenService>
