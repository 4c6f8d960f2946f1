interface Attempt {
  /** What would be bought, and for how much. */
  content: string
  key: string
}

const place = 'checkout'

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  typeof value.content === 'string' &&
  'key' in value &&
  typeof value.key === 'string'

/**
 * The key under which a checkout is sent: the same for the same content, however often it is tried, whatever page was open in
 * between and in whichever tab, until it has become an order. Where the browser keeps nothing, it lasts as long as the page.
 */
export const createAttemptKey = (storage: () => Storage) => {
  let kept: Attempt | undefined
  const load = () => {
    try {
      const value: unknown = JSON.parse(storage().getItem(place) ?? 'null')
      return isAttempt(value) ? value : undefined
    } catch {
      return undefined
    }
  }
  const forget = () => {
    kept = undefined
    try {
      storage().removeItem(place)
    } catch {}
  }
  return {
    of: (content: unknown) => {
      const text = JSON.stringify(content)
      const before = kept ?? load()
      const attempt = before?.content === text ? before : { content: text, key: newKey() }
      kept = attempt
      try {
        storage().setItem(place, JSON.stringify(attempt))
      } catch {}
      return attempt.key
    },
    forget,
  }
}

/** Not `randomUUID`: browsers have it on https alone. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const attemptKey = createAttemptKey(() => window.localStorage)
