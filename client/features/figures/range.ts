const ranges = [
  { name: null, label: 'Last 12 months', months: 12 },
  { name: 'year', label: 'This year', months: undefined },
  { name: 'all', label: 'All', months: undefined },
] as const

export type Range = (typeof ranges)[number]

export { ranges }

/** The address keeps it: `?range=year`. Nonsense counts as absent. */
export const rangeIn = (params: URLSearchParams): Range =>
  ranges.find(({ name }) => name === params.get('range')) ?? ranges[0]

/** The first month, `2026-01`; null for the first of all. Months are those of UTC, wherever one is. */
export const firstMonth = ({ name }: Range, now = new Date()) => {
  if (name === 'all') return null
  if (name === 'year') return `${now.getUTCFullYear()}-01`
  return monthsAgo(11, now)
}

export const monthsAgo = (count: number, now = new Date()) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count)).toISOString().slice(0, 7)
