export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export const QUARTER_HOUR_SECONDS = 900
export const HOUR_SECONDS = 3_600
export const DAY_SECONDS = 86_400

/** The moment that follows another one after some milliseconds. */
export const later = (moment: Date | string, ms: number) => new Date(new Date(moment).getTime() + ms)

/** The moment that precedes another one by some milliseconds. */
export const earlier = (moment: Date | string, ms: number) => later(moment, -ms)

/** The moment in some days, as tables store it. */
export const inDays = (now: Date, days: number) => later(now, days * DAY_MS).toISOString()

/** The day of a moment in UTC: `2026-11-21`. */
export const isoDay = (moment: Date) => moment.toISOString().slice(0, 10)

/** The time of a change. Always later than the last change, so that it can serve as a version. */
export const nextTimestamp = (last: string, now: Date) =>
  new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString()

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const words = new Intl.RelativeTimeFormat('en-US')

/** Relative time in the largest whole unit: `3 days ago`. `just now` below a minute and for the future. */
export const timeSince = (moment: Date, now: Date) => {
  const seconds = (now.getTime() - moment.getTime()) / 1_000
  const unit = units.find(([, length]) => seconds >= length)
  return unit ? words.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}

const textBy = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (moment: string) => format.format(new Date(moment))
}

/** A day in words: `February 3, 2027`. */
export const dayText = textBy({ dateStyle: 'long' })

/** `February 3` */
export const dayOfYearText = textBy({ month: 'long', day: 'numeric' })

/** `Feb 3` */
export const shortDayText = textBy({ month: 'short', day: 'numeric' })

/** `February 2027` */
export const monthText = textBy({ month: 'long', year: 'numeric' })
