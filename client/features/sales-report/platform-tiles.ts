import { formatPrice } from '../../lib/money'
import { pluralize } from '../../lib/text'
import type { StatTile } from '../dashboard/stat-tiles'
import { largePrice } from './format-amounts'

interface PlatformMoney {
  totals: Record<'sales' | 'paid' | 'refunded' | 'commission', number>
  /** Oldest first; the last one is today. */
  days: readonly Record<'held' | 'payable', number>[]
}

/** The money of the whole marketplace in a range of days. */
export const platformTiles = ({ totals, days }: PlatformMoney): StatTile[] => {
  const today = days.at(-1)
  return [
    { label: 'Paid by buyers (GMV)', value: largePrice(totals.paid), note: pluralize(totals.sales, 'sale') },
    { label: 'Commission', value: largePrice(totals.commission), note: `${formatPrice(totals.refunded)} refunded` },
    { label: 'Held now', value: largePrice(today?.held ?? 0), note: 'until work is accepted' },
    { label: 'Payable now', value: largePrice(today?.payable ?? 0), note: 'earned and not paid out' },
  ]
}
