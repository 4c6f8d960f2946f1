import type { EngagementParent } from '../../../api/parents'
import type { EngagementSide } from '../../../generated/resolvers'
import type { Guard } from '../../../process/process'
import {
  type EngagementWithParties,
  sellerMayBePaid,
  unlessOnHold,
  whileActive,
  whileMandated,
} from '../engagement.guards'
import { otherSide, type Party } from '../engagement.step'

type DisclosureGuard = Guard<EngagementWithParties>

const otherIsActive = (side: Party) => whileActive(otherSide(side)).holds

/** True while the seller has not answered the check for conflicts of interest. */
export const isChecked = ({ conflictCheck }: Pick<EngagementParent, 'conflictCheck'>) => conflictCheck === 'ASKED'

/** True while the seller has not answered the check, and after a conflict: what the buyer sends is withheld. */
export const isUncleared = ({ conflictCheck }: Pick<EngagementParent, 'conflictCheck'>) =>
  conflictCheck === 'ASKED' || conflictCheck === 'CONFLICT'

/** True while one party has asked for a confidentiality agreement that the other has not accepted. */
export const isNdaOpen = ({ ndaAskedBy, ndaAcceptedAt }: Pick<EngagementParent, 'ndaAskedBy' | 'ndaAcceptedAt'>) =>
  ndaAskedBy !== null && ndaAcceptedAt === null

/** True if the open agreement waits for the answer of a side. */
export const ndaAwaits = (side: EngagementSide, engagement: Pick<EngagementParent, 'ndaAskedBy' | 'ndaAcceptedAt'>) =>
  isNdaOpen(engagement) && (side === 'BUYER' || side === 'SELLER') && engagement.ndaAskedBy !== side

const whileChecked = 'while the buyer asks for a check for conflicts of interest'

export const noConflictFound: DisclosureGuard = {
  words: `${whileChecked} and has an active account`,
  holds: (engagement, now) => isChecked(engagement) && whileActive('BUYER').holds(engagement, now),
}

export const conflictFound: DisclosureGuard = {
  words: `${whileChecked}, ${unlessOnHold.words}`,
  holds: (engagement, now) => isChecked(engagement) && unlessOnHold.holds(engagement, now),
}

const onceAnswered = 'once the check for conflicts of interest is answered'

/** A seller can't name a price before reading the request. */
export const afterCheck: DisclosureGuard = {
  words: `${whileActive('BUYER').words}, ${onceAnswered}`,
  holds: (engagement, now) => !isChecked(engagement) && whileActive('BUYER').holds(engagement, now),
}

export const mandatedAfterCheck: DisclosureGuard = {
  words: `${whileMandated.words}, ${onceAnswered}`,
  holds: (engagement, now) => !isChecked(engagement) && whileMandated.holds(engagement, now),
}

/** A seller can't deliver before reading everything, nor a buyer receive a delivery that is withheld. */
export const afterDisclosure: DisclosureGuard = {
  words: `${onceAnswered} and no confidentiality agreement is open`,
  holds: (engagement) => !isChecked(engagement) && !isNdaOpen(engagement),
}

/** The milestones of an offer begin with the agreement that applies to all of them. */
export const unlessNdaOpen: DisclosureGuard = {
  words: `${sellerMayBePaid.words}, once no confidentiality agreement is open`,
  holds: (engagement, now) => !isNdaOpen(engagement) && sellerMayBePaid.holds(engagement, now),
}

export const mayAskNda = (side: Party): DisclosureGuard => ({
  words: 'once, before milestones are agreed, while the account of the other is active',
  holds: (engagement, now) =>
    engagement.planId === null && engagement.ndaAskedBy === null && otherIsActive(side)(engagement, now),
})

export const ndaAskedOf = (side: Party): DisclosureGuard => ({
  words: 'once the other has asked for it and has an active account',
  holds: (engagement, now) => ndaAwaits(side, engagement) && otherIsActive(side)(engagement, now),
})

export const ndaAskedBy = (side: Party): DisclosureGuard => ({
  words: 'if they have asked for it, until it is accepted',
  holds: (engagement) => ndaAwaits(otherSide(side), engagement),
})

export const stateAfterConflict = ({ state }: EngagementParent) =>
  state === 'QUOTE_REQUESTED' ? ('DECLINED' as const) : ('CANCELLED' as const)
