const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })

const fullDate = format({ dateStyle: 'long' })
const fullMonth = format({ month: 'long' })
const abbreviatedMonth = format({ month: 'short' })
const monthAndDay = format({ month: 'short', day: 'numeric' })
const monthAndYear = format({ month: 'long', year: 'numeric' })

// In UTC, so that server and browser render the same text.

/** `2026-03-12T09:00:00.000Z` -> `March 12, 2026` */
export const longDate = (moment: string) => fullDate.format(new Date(moment))

/** `longDate` with non-breaking spaces, for titles and sentences. */
export const unbrokenDate = (moment: string) => longDate(moment).replaceAll(' ', '\u00a0')

const firstOf = (month: string) => new Date(`${month}-01T00:00:00Z`)

/** `2026-11` -> `November 2026` */
export const longMonth = (month: string) => monthAndYear.format(firstOf(month))

/** `2026-11` -> `November` */
export const monthName = (month: string) => fullMonth.format(firstOf(month))

/** `2026-11` -> `Nov` */
export const shortMonth = (month: string) => abbreviatedMonth.format(firstOf(month))

/** `2026-11-21` -> `Nov 21`, with a non-breaking space */
export const shortDate = (day: string) => monthAndDay.format(new Date(day)).replace(' ', '\u00a0')
