import type { Visitor } from '../../api/visitor'

/** The result, whose waiting time the response repeats as status 429 and Retry-After. */
export const tooManyAttempts = (visitor: Visitor, retryAfterSeconds: number) => {
  visitor.retryAfterSeconds = retryAfterSeconds
  return { __typename: 'TooManyAttempts' as const, retryAfterSeconds }
}
