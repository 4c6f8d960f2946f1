import type { UserRow } from '../../database/tables'
import type { Visitor } from '../../visitor'
import type { AttemptService } from '../attempt/attempt.service'
import { tooManyAttempts } from '../attempt/too-many-attempts'
import { verifyPassword } from '../session/password'

const QUARTER_HOUR = 900

export const wrongPassword = { __typename: 'WrongPassword' as const, message: 'This is not your password.' }

/** Asks somebody who is signed in for their password once more: a stolen session alone must not take an account over. */
export const createOwnPassword =
  (attempts: AttemptService, visitor: Visitor) =>
  /** What to answer where it isn't theirs; undefined where it is, or where the account has none. */
  async ({ id, passwordHash }: UserRow, password: string | null | undefined) => {
    if (passwordHash === null) return undefined
    const attempt = await attempts.reserve([{ of: ['own-password', id], most: 10, seconds: QUARTER_HOUR }])
    if (!attempt.granted) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
    if (!(await verifyPassword(passwordHash, password ?? ''))) return wrongPassword
    await attempt.giveBack()
    return undefined
  }

export type OwnPassword = ReturnType<typeof createOwnPassword>
