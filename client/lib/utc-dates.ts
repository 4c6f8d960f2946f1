// In UTC, so that server and browser render the same text. The first date that `Intl` formats costs a page several milliseconds.
// Receipts, invoices and agreements have these dates, too: their mails and PDF files name the same days.

const months = 'January February March April May June July August September October November December'.split(' ')

/** `2026-11` -> `November` */
export const monthName = (month: string) => months[new Date(month).getUTCMonth()] ?? ''

/** `2026-03-12T09:00:00.000Z` -> `March 12, 2026` */
export const longDate = (moment: string) => {
  const date = new Date(moment)
  return `${monthName(moment)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** `longDate` with non-breaking spaces, for titles and sentences. */
export const unbrokenDate = (moment: string) => longDate(moment).replaceAll(' ', '\u00a0')

/** `2026-11` -> `November 2026` */
export const longMonth = (month: string) => `${monthName(month)} ${new Date(month).getUTCFullYear()}`

/** `2026-11` -> `Nov` */
export const shortMonth = (month: string) => monthName(month).slice(0, 3)

/** `2026-11-21` -> `Nov 21`, with a non-breaking space */
export const shortDate = (day: string) => `${shortMonth(day)}\u00a0${new Date(day).getUTCDate()}`
