/** The moment of a change: later than the last one even where the clock has not moved, so that it can serve as a version. */
export const laterThan = (before: string, now: Date) =>
  new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()
