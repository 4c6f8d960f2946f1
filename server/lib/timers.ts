/** Resolves after some milliseconds. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Lets the process end while a timer waits. The timers of browsers are numbers, and end with the page. */
export const inBackground = (timer: NodeJS.Timeout) => {
  timer.unref?.()
  return timer
}

/** Resolves in a later turn of the event loop: the next one, except in browsers, which have timers only. */
export const yieldToEventLoop = () =>
  new Promise<void>((resolve) => void (globalThis.setImmediate ?? setTimeout)(resolve))

/** Calls in one turn of the event loop share one read, which begins after the last of them. */
export const oncePerTurn = <Result>(read: () => Promise<Result>) => {
  let pending: Promise<Result> | undefined

  const readAfterTurn = async () => {
    await yieldToEventLoop()
    pending = undefined
    return read()
  }

  return () => {
    pending ??= readAfterTurn()
    return pending
  }
}

/** Returns a function that calls another on its first call, and returns the same result on all later ones. */
export const readOnce = <Result>(read: () => Promise<Result>) => {
  let result: Promise<Result> | undefined
  return () => {
    result ??= read()
    return result
  }
}
