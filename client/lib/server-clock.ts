let aheadMs = 0

/** Called with each time that the server reports. With sample data its clock may be days ahead of the browser's. */
export const setServerTime = (time: string) => {
  aheadMs = Date.parse(time) - Date.now()
}

/** The server's time, as far as the browser knows. It decides what `today` is. */
export const serverNow = () => new Date(Date.now() + aheadMs)
