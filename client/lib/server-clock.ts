let aheadMs = 0
let lastReported: string | undefined

/**
 * Called with each time that the server reports. With sample data its clock may be days ahead of the browser's. A component that mounts
 * later reports the cached time once more: it is old by then.
 */
export const setServerTime = (time: string) => {
  if (time === lastReported) return
  lastReported = time
  aheadMs = Date.parse(time) - Date.now()
}

/** The server's time, as far as the browser knows. It decides what `today` is. */
export const serverNow = () => new Date(Date.now() + aheadMs)
