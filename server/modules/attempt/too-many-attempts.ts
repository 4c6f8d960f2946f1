import type { Visitor } from '../../visitor'

/** Told in the answer, in its status and in Retry-After. */
export const tooManyAttempts = (visitor: Visitor, retryAfterSeconds: number) => {
  visitor.retryAfterSeconds = retryAfterSeconds
  return { __typename: 'TooManyAttempts' as const, retryAfterSeconds }
}
