/** The time of a change, later than the last one even where the clock has not moved, so that it can serve as a version. */
export const nextTimestamp = (last: string, now: Date) =>
  new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString()
