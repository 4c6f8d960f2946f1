import { ApiError } from './api-error'

interface Saved {
  request: string
  body: string
}

/**
 * Replays the answer of a request that is repeated under its idempotency key. Errors are not saved: a repeated request that failed
 * runs again.
 */
export const createIdempotency = () => {
  const saved = new Map<string, Saved>()

  return {
    answer: (key: string | undefined, request: string, run: () => string) => {
      const before = key === undefined ? undefined : saved.get(key)
      if (before && before.request !== request) {
        throw new ApiError(
          'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than ' +
            `'${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        )
      }
      if (before) return { body: before.body, replayed: true }
      const body = run()
      if (key !== undefined) saved.set(key, { request, body })
      return { body, replayed: false }
    },

    /** Stripe forgets keys after 24 hours. */
    forget: () => saved.clear(),
  }
}
