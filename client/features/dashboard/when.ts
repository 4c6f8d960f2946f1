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

/** `Mar 2024` */
export const monthOf = (moment: string) => month.format(new Date(moment))
