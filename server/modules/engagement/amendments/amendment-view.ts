import type { EngagementParent } from '../../../api/parents'
import type { EngagementEventRow } from '../../../database/tables/tables'
import type { EngagementAmendment, EngagementSide } from '../../../generated/resolvers'
import { dollars } from '../../../lib/money'
import type { EngagementWithParties } from '../engagement.guards'
import { engagementProcess } from '../engagement.process'
import { factsFor } from '../sentences/engagement.facts'
import { awaits } from './amendment.guards'
import { dueWithAmendment, priceWithAmendment } from './amendment-change'

const step = engagementProcess.step('EXPIRE_AMENDMENT')

/** The parent of `EngagementAmendment`. Admins' reads of its message are recorded. */
export interface AmendmentView extends EngagementAmendment {
  engagement: EngagementParent
}

/** The open amendment as a side sees it. */
export const amendmentFor = (
  side: EngagementSide,
  engagement: EngagementWithParties,
  events: readonly EngagementEventRow[],
  now: Date,
): AmendmentView | null => {
  const { amendmentKind: kind, amendmentBy: by, amendmentSince: since, amendmentCents, dueAt } = engagement
  const { priceCents, heldCents } = engagement
  if (kind === null || by === null || since === null) return null
  const newDueAt = dueWithAmendment(engagement, now)
  const newPrice = priceWithAmendment(engagement)
  const isSettlement = kind === 'SETTLEMENT'
  const proposal = events.findLast(({ transition }) => engagementProcess.step(transition).proposes)
  return {
    engagement,
    kind,
    by,
    awaitsViewer: awaits(engagement, side),
    title: titleFor(side, engagement, events.findLast(isOfAmendment)?.transition === 'AGREE_TO_SETTLEMENT'),
    message: proposal?.note ?? '',
    newDueAt: newDueAt === null || newDueAt === dueAt ? null : new Date(newDueAt),
    price: kind === 'ADDITION' && amendmentCents !== null ? dollars(amendmentCents) : null,
    newPrice: newPrice === null || newPrice === priceCents ? null : dollars(newPrice),
    rounds: engagement.amendmentRounds ?? 0,
    refund: isSettlement ? dollars(Math.min(amendmentCents ?? 0, heldCents)) : null,
    release: isSettlement ? dollars(Math.max(0, heldCents - (amendmentCents ?? 0))) : null,
    since: new Date(since),
    expiresAt: engagementProcess.timeOf(step, engagement) ?? null,
  }
}

const isOfAmendment = ({ transition }: EngagementEventRow) => {
  const { proposes, amendment } = engagementProcess.step(transition)
  return proposes !== undefined || amendment !== undefined
}

/** `You ask for 5 more days`, `Tomás asks for 5 more days`. */
const titleFor = (side: EngagementSide, engagement: EngagementWithParties, isBacked: boolean) => {
  const { amendmentKind, amendmentBy, state } = engagement
  const { buyer, seller, amendment } = factsFor(side, engagement)
  const isOwn = side === amendmentBy
  const names = { BUYER: buyer, SELLER: seller, ADMIN: 'Marque' }
  const proposer = isOwn ? 'You' : names[amendmentBy ?? 'SELLER']
  const does = (verb: string) => `${proposer} ${isOwn ? verb : `${verb}s`}`
  if (amendmentKind === 'EXTENSION') return `${does('ask')} for ${amendment.moreDays}`
  if (isBacked) return `${does('agree')} to the settlement that Marque suggests`
  if (amendmentBy === 'ADMIN') return `${does('suggest')} a settlement`
  if (amendmentKind === 'SETTLEMENT')
    return `${does('propose')} ${state === 'DISPUTED' ? 'a settlement' : 'to cancel together'}`
  if (amendment.isRequest) return `${does('ask')} for more`
  return `${does('offer')} ${amendment.added} ${amendment.price ? `for ${amendment.price}` : 'at no cost'}`
}
