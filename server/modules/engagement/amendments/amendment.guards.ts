import type { EngagementParent } from '../../../api/parents'
import type { EngagementSide } from '../../../generated/resolvers'
import type { Guard, Timeout } from '../../../process/process'
import { AMENDMENT_DAYS } from '../deadlines/periods'
import { wasOnHold } from '../disputes/dispute.guards'
import type { EngagementWithParties } from '../engagement.guards'
import type { Party } from '../engagement.step'

type AmendmentGuard = Guard<EngagementWithParties>

/** Both accounts are active, and the engagement is not on hold, nor was it when its dispute was opened. */
const canBeAmended = (engagement: EngagementWithParties) =>
  engagement.inactiveSides.length === 0 && !wasOnHold(engagement)

/** An addition that the buyer has asked for and the seller has not priced. */
export const isRequest = ({ amendmentKind, amendmentBy }: EngagementParent) =>
  amendmentKind === 'ADDITION' && amendmentBy === 'BUYER'

/** Any priced addition to what is delivered buys a round of changes, which is used at once: the seller has to deliver again. */
export const buysRound = (engagement: EngagementParent) =>
  engagement.amendmentKind === 'ADDITION' && engagement.state === 'DELIVERED' && !isRequest(engagement)

/** Whether the open amendment waits for the answer of a side. The suggestion of an admin waits for both parties. */
export const awaits = ({ amendmentBy }: EngagementParent, side: EngagementSide) =>
  (side === 'BUYER' || side === 'SELLER') && amendmentBy !== null && amendmentBy !== side

export const nothingProposed: AmendmentGuard = {
  words: 'while nothing else is proposed',
  holds: (engagement) => canBeAmended(engagement) && engagement.amendmentKind === null,
}

export const serviceOnly: AmendmentGuard = {
  words: `for services, ${nothingProposed.words}`,
  holds: (engagement, now) => engagement.kind === 'service' && nothingProposed.holds(engagement, now),
}

export const mayOfferAddition: AmendmentGuard = {
  words: 'for services, while nothing but the buyer’s request is open',
  holds: (engagement, now) => serviceOnly.holds(engagement, now) || (canBeAmended(engagement) && isRequest(engagement)),
}

export const extensionProposed: AmendmentGuard = {
  words: 'once an extension is proposed',
  holds: (engagement) => canBeAmended(engagement) && engagement.amendmentKind === 'EXTENSION',
}

export const additionOffered: AmendmentGuard = {
  words: 'once an addition is offered',
  holds: (engagement) => canBeAmended(engagement) && engagement.amendmentKind === 'ADDITION' && !isRequest(engagement),
}

export const settlementFor = (side: Party): AmendmentGuard => ({
  words: 'once the other has proposed it',
  holds: (engagement) =>
    canBeAmended(engagement) &&
    engagement.amendmentKind === 'SETTLEMENT' &&
    engagement.amendmentBy !== 'ADMIN' &&
    awaits(engagement, side),
})

export const settlementSuggested: AmendmentGuard = {
  words: 'once Marque has suggested it, and the other has not agreed yet',
  holds: (engagement) => canBeAmended(engagement) && engagement.amendmentBy === 'ADMIN',
}

export const proposedTo = (side: Party): AmendmentGuard => ({
  words: 'once the other has proposed one',
  holds: (engagement) => awaits(engagement, side),
})

export const proposedBy = (side: Party): AmendmentGuard => ({
  words: 'for a proposal of their own',
  holds: ({ amendmentBy }) => amendmentBy === side,
})

export const unanswered: Timeout<EngagementParent> = {
  days: AMENDMENT_DAYS,
  words: 'without an answer',
  drawn: 'pass',
  since: ({ pausedAt, amendmentSince }) => (pausedAt === null ? amendmentSince : null),
}

/** Cancelled if all that is held goes back: less than the price once the buyer's bank has taken a part back. */
export const stateAfterSettlement = ({
  amendmentCents,
  priceCents,
  heldCents = priceCents ?? 0,
}: EngagementParent & { heldCents?: number }) =>
  (amendmentCents ?? 0) >= heldCents ? ('CANCELLED' as const) : ('COMPLETED' as const)
