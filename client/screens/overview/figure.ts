import type { Figure } from '../../features/dashboard/figures'

interface Count {
  totalCount: number
  totalIsExact: boolean
}

/** Of a list: the server stops counting at 1,001. */
export const figure = (label: string, { totalCount, totalIsExact }: Count, to: string, action: string): Figure => ({
  label,
  value: totalIsExact ? totalCount.toLocaleString('en-US') : '1,000+',
  to,
  action,
})
