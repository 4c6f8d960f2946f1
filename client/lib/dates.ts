import { serverNow } from './server-clock'

const locale = 'en-US'
const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)

const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const shortDate = format({ month: 'short', day: 'numeric' })
const shortDateAndYear = format({ month: 'short', day: 'numeric', year: 'numeric' })
const dateWithoutYear = format({ month: 'long', day: 'numeric' })
const dateAndYear = format({ month: 'long', day: 'numeric', year: 'numeric' })
const monthAndYear = format({ month: 'short', year: 'numeric' })
const relativeDay = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
// 30 hours ago may be the day before yesterday, so elapsed time is told in numbers.
const elapsedTime = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })

// Dates in the reader's time zone, for dashboards: they are rendered only in the browser.

const isToday = (date: Date, now: Date) => date.toDateString() === now.toDateString()
const isThisYear = (date: Date, now: Date) => date.getFullYear() === now.getFullYear()

/** `today`, `Nov 19`, `Nov 19, 2025` */
export const shortDay = (moment: string, now = serverNow()) => {
  const date = new Date(moment)
  if (isToday(date, now)) return 'today'
  return (isThisYear(date, now) ? shortDate : shortDateAndYear).format(date)
}

/** `Today`, `November 19`, `November 19, 2025` */
export const longDay = (moment: string, now = serverNow()) => {
  const date = new Date(moment)
  if (isToday(date, now)) return 'Today'
  return (isThisYear(date, now) ? dateWithoutYear : dateAndYear).format(date)
}

/** `13:52` */
export const timeOf = (moment: string) => time.format(new Date(moment))

/** Within a sentence: `today, 13:52`, `Nov 19, 09:18` */
export const dayAndTimeInSentence = (moment: string, now = serverNow()) => `${shortDay(moment, now)}, ${timeOf(moment)}`

/** `Today, 13:52`, `Nov 19, 09:18` */
export const dayAndTime = (moment: string, now = serverNow()) =>
  dayAndTimeInSentence(moment, now).replace('today', 'Today')

/** Within a sentence: `today`, `on Nov 19` */
export const onDay = (moment: string, now = serverNow()) => {
  const day = shortDay(moment, now)
  return day === 'today' ? day : `on ${day}`
}

/** Within a sentence: `today at 13:52`, `on Nov 19 at 09:18` */
export const onDayAtTime = (moment: string, now = serverNow()) => `${onDay(moment, now)} at ${timeOf(moment)}`

/** `13:52` today, `Nov 19` before. */
export const timeOrDay = (moment: string, now = serverNow()) => {
  const day = shortDay(moment, now)
  return day === 'today' ? timeOf(moment) : day
}

/** `Mar 2024` */
export const monthOf = (moment: string) => monthAndYear.format(new Date(moment))

/** Days from the reader's today to a calendar day such as `2026-11-21`; negative once the day has passed. */
export const daysUntil = (day: string, now = serverNow()) =>
  (Date.parse(day) - Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())) / 86_400_000

/** `today`, `tomorrow`, `in 5 days` */
export const daysFromNow = (days: number) => relativeDay.format(days, 'day')

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** `3 hours ago`, `1 day ago`; `just now` within two minutes, because the server stores some moments to the minute only. */
export const timeAgo = (moment: string, now = serverNow()) => {
  const seconds = Math.max(0, now.getTime() - Date.parse(moment)) / 1_000
  if (seconds < 120) return 'just now'
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? ['minute', 60]
  return elapsedTime.format(-Math.floor(seconds / size), unit)
}
