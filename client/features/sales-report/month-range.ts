import { serverNow } from '../../lib/server-clock'

export const ranges = [
  { name: null, label: 'Last 12 months' },
  { name: 'year', label: 'This year' },
  { name: 'all', label: 'All' },
] as const

export type Range = (typeof ranges)[number]

/** The range in the address, `?range=year`. Unknown values count as absent. */
export const rangeFromParams = (params: URLSearchParams): Range =>
  ranges.find(({ name }) => name === params.get('range')) ?? ranges[0]

/** The first month of the range, `2026-01`; null for the very first. Months are UTC months. */
export const firstMonth = ({ name }: Range, now = serverNow()) => {
  if (name === 'all') return null
  if (name === 'year') return `${now.getUTCFullYear()}-01`
  return monthsAgo(11, now)
}

export const monthsAgo = (count: number, now = serverNow()) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count)).toISOString().slice(0, 7)
