import type { StatTile } from '../../features/dashboard/stat-tiles'

interface Count {
  totalCount: number
  totalIsExact: boolean
}

/** The number of entries of a list; the server stops counting at 1,001. */
export const countTile = (
  label: string,
  { totalCount, totalIsExact }: Count,
  to: string,
  action: string,
): StatTile => ({
  label,
  value: totalIsExact ? totalCount.toLocaleString('en-US') : '1,000+',
  to,
  action,
})
