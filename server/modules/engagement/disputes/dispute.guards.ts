import type { EngagementParent } from '../../../api/parents'
import type { EngagementSide } from '../../../generated/resolvers'
import type { Guard } from '../../../process/process'
import type { Party } from '../engagement.step'

/** True if the side still has to answer the open dispute. */
export const hasToAnswer = (side: EngagementSide, { unansweredBy }: Pick<EngagementParent, 'unansweredBy'>) =>
  unansweredBy === side || unansweredBy === 'BOTH'

/** True if a question of an admin waits for the side's words. */
export const isAsked = (side: EngagementSide, { askedOf }: Pick<EngagementParent, 'askedOf'>) =>
  askedOf === side || askedOf === 'BOTH'

/** True if a dispute waits for the words of a party. They can be sent during a hold, or while the other account is suspended, too. */
export const disputeAwaits = (side: EngagementSide, dispute: Pick<EngagementParent, 'unansweredBy' | 'askedOf'>) =>
  (side === 'BUYER' || side === 'SELLER') && (hasToAnswer(side, dispute) || isAsked(side, dispute))

export const answerAwaited = (side: Party): Guard<EngagementParent> => ({
  words: 'once, unless they opened the dispute',
  holds: (engagement) => hasToAnswer(side, engagement),
})

export const opened = (side: Party | 'ADMIN'): Guard<EngagementParent> => ({
  words: 'if they opened the dispute',
  holds: ({ disputedBy }) => disputedBy === side,
})

/** Null only outside of disputes, where nobody can withdraw one. */
export const stateBeforeDispute = ({ stateBeforeDispute: state }: EngagementParent) => state ?? 'DELIVERED'

/** True if a dispute is on hold, or began during a hold. It can't be settled then. */
export const wasOnHold = ({ onHold, heldBeforeDispute }: Pick<EngagementParent, 'onHold' | 'heldBeforeDispute'>) =>
  onHold === 1 || heldBeforeDispute === 1
