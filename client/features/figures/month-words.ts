const inUtc = { timeZone: 'UTC' } as const
const long = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', ...inUtc })
const alone = new Intl.DateTimeFormat('en-US', { month: 'long', ...inUtc })
const short = new Intl.DateTimeFormat('en-US', { month: 'short', ...inUtc })

const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`)

/** `2026-11` -> `November 2026` */
export const longMonth = (month: string) => long.format(dateOf(month))

/** `2026-11` -> `November` */
export const monthAlone = (month: string) => alone.format(dateOf(month))

/** `2026-11` -> `Nov` */
export const shortMonth = (month: string) => short.format(dateOf(month))
