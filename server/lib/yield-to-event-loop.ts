/** Resolves in a later turn of the event loop: the next one, except in browsers, which have timers only. */
export const yieldToEventLoop = () =>
  new Promise<void>((resolve) => void (globalThis.setImmediate ?? setTimeout)(resolve))
