import type { EngagementParent } from '../../../api/parents'
import type { EngagementEventRow } from '../../../database/tables/tables'
import { priceText } from '../../../lib/money'
import { plural } from '../../../lib/text'
import { engagementProcess } from '../engagement.process'

/** Names the difference to the offer at an earlier version: `The price is now $1,400.00, not $1,250.00.` */
export const offerChange = (
  { state, priceCents, days, milestones }: EngagementParent,
  events: readonly EngagementEventRow[],
  seenVersion: number,
) => {
  if (state !== 'OFFERED' || priceCents === null || days === null) return undefined
  const offers = events.filter(({ transition }) => hasPrice(transition))
  const seen = offers.findLast(({ version }) => version <= seenVersion)
  const seenDays = offers.findLast(({ version, days }) => version <= seenVersion && days !== null)?.days
  if (!seen || seen.amountCents === null || seenDays == null) return undefined
  const changes = [
    ...(seen.amountCents === priceCents
      ? []
      : [`The price is now ${priceText(priceCents)}, not ${priceText(seen.amountCents)}.`]),
    ...(seen.milestones === milestones ? [] : ['The milestones have changed.']),
    ...(seenDays === days ? [] : [`The work now takes ${plural(days, 'day')}, not ${plural(seenDays, 'day')}.`]),
  ]
  return changes.length > 0 ? changes.join(' ') : undefined
}

const hasPrice = (transition: EngagementEventRow['transition']) =>
  engagementProcess.step(transition).fields.some(({ name }) => name === 'price')
