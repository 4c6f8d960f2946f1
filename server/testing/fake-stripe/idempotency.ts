import { ApiError } from './api-error'

export interface Answer {
  status: number
  body: string
}

interface Saved {
  request: string
  answer: Answer
}

/** Replays the answer of a request that is repeated under its idempotency key. Answers of 409, 429 and 5xx are not saved. */
export const createIdempotency = () => {
  const saved = new Map<string, Saved>()

  return {
    answer: (key: string | undefined, request: string, run: () => Answer): Answer & { replayed: boolean } => {
      const before = key === undefined ? undefined : saved.get(key)
      if (before && before.request !== request) {
        throw new ApiError(
          'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than ' +
            `'${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        )
      }
      if (before) return { ...before.answer, replayed: true }
      const answer = run()
      if (key !== undefined) saved.set(key, { request, answer })
      return { ...answer, replayed: false }
    },

    /** Stripe forgets keys after 24 hours. */
    forget: () => saved.clear(),
  }
}
