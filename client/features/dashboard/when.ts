const locale = 'en-US'
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const thisYear = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
const anyYear = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' })
const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' })

/** `today`, `Nov 19`, `Nov 19, 2025`: in the reader's time zone, since dashboards are made in the browser. */
export const shortDay = (moment: string, now = new Date()) => {
  const date = new Date(moment)
  if (date.toDateString() === now.toDateString()) return 'today'
  return (date.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(date)
}

/** `Today, 13:52`, `Nov 19, 09:18` */
export const dayAndTime = (moment: string, now = new Date()) =>
  `${shortDay(moment, now).replace('today', 'Today')}, ${time.format(new Date(moment))}`

/** Within a sentence: `today at 13:52`, `on Nov 19 at 09:18` */
export const onDayAtTime = (moment: string, now = new Date()) => {
  const day = shortDay(moment, now)
  return `${day === 'today' ? day : `on ${day}`} at ${time.format(new Date(moment))}`
}

/** `Mar 2024` */
export const monthOf = (moment: string) => month.format(new Date(moment))

/** `13:52` */
export const timeOf = (moment: string) => time.format(new Date(moment))

const longDay = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric' })
const longAnyYear = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year: 'numeric' })

/** `Today`, `November 19`, `November 19, 2025` */
export const dayOf = (moment: string, now = new Date()) => {
  const date = new Date(moment)
  if (date.toDateString() === now.toDateString()) return 'Today'
  return (date.getFullYear() === now.getFullYear() ? longDay : longAnyYear).format(date)
}

/** `13:52` today, the day before that: where there is room for one of them. */
export const timeOrDay = (moment: string, now = new Date()) => {
  const day = shortDay(moment, now)
  return day === 'today' ? timeOf(moment) : day
}
