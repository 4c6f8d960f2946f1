/** The time of a change. Always later than the last change, so that it can serve as a version. */
export const nextTimestamp = (last: string, now: Date) =>
  new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString()
