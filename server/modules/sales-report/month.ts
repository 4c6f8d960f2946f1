/** `2026-11` */
export type Month = string

export const isMonth = (text: string) => /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text)

/** The month in UTC. */
export const monthOf = (moment: Date): Month => moment.toISOString().slice(0, 7)

export const nextMonth = (month: Month): Month => {
  const [year, number] = month.split('-').map(Number)
  return number === 12 ? `${padded((year ?? 0) + 1, 4)}-01` : `${padded(year, 4)}-${padded((number ?? 0) + 1, 2)}`
}

/** Months from the first to the last, both included. Returns at most one more than `max`, so that callers notice the excess. */
export const monthsFrom = (first: Month, last: Month, max: number): Month[] => {
  const months: Month[] = []
  for (let month = first; month <= last && months.length <= max; month = nextMonth(month)) months.push(month)
  return months
}

const padded = (number: number | undefined, digits: number) => String(number).padStart(digits, '0')
