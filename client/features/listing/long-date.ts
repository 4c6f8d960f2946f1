const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-03-12T09:00:00.000Z` -> `March 12, 2026`, wherever the reader is: server and browser say the same. */
export const longDate = (moment: string) => format.format(new Date(moment))
