const DEADLINE_MS = 2_000

/**
 * Reads a value at most once in a time. Returns undefined if the read fails or misses the deadline. A read that is still running is
 * not started again.
 */
export const createReading = <Value>(
  read: () => Promise<Value>,
  validMs: number,
  { clock = () => performance.now(), deadlineMs = DEADLINE_MS } = {},
) => {
  let readAt = Number.NEGATIVE_INFINITY
  let value: Value | undefined
  let running: Promise<void> | undefined

  const start = async () => {
    try {
      value = await read()
      readAt = clock()
    } catch {
      value = undefined
    } finally {
      running = undefined
    }
  }

  return async () => {
    if (clock() - readAt < validMs) return value
    value = undefined
    running ??= start()
    await Promise.race([running, timeOf(deadlineMs)])
    return value
  }
}

const timeOf = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })
