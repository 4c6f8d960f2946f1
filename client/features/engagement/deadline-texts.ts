import type { EngagementSide, EngagementTransition } from '../../generated/schema'
import { shortDay } from '../../lib/dates'

interface Deadline {
  at: string
  transition: EngagementTransition
  label: string
}

/** What happens automatically at a deadline, in words for the side that reads them. */
export const deadlineTexts = ({ transition, label }: Omit<Deadline, 'at'>, side: EngagementSide) => {
  const isBuyer = side === 'BUYER'
  const cancelled = {
    result: 'Cancelled automatically',
    outcome: `the order is cancelled and ${isBuyer ? 'you are' : 'the buyer is'} refunded`,
  }
  switch (transition) {
    case 'DECLINE':
      return {
        result: 'Expires',
        condition: 'if nobody answers',
        lapse: 'nobody answers',
        outcome: 'this expires and nobody owes anything',
      }
    case 'CANCEL':
      return {
        ...cancelled,
        condition: isBuyer ? 'unless you send the requirements' : 'unless the buyer sends the requirements',
        lapse: isBuyer ? 'you don’t send the requirements' : 'the buyer doesn’t send the requirements',
      }
    case 'CANCEL_WORK':
      return { ...cancelled, condition: 'if nothing is delivered', lapse: 'nothing is delivered' }
    case 'ACCEPT_DELIVERY':
      return {
        result: 'Accepted automatically',
        condition: isBuyer ? 'unless you answer' : 'unless the buyer answers',
        lapse: isBuyer ? 'you don’t answer' : 'the buyer doesn’t answer',
        outcome: `the delivery is accepted and ${side === 'SELLER' ? 'you are' : 'the seller is'} paid`,
      }
    default:
      return {
        result: `${label}, automatically`,
        condition: 'if nothing happens before',
        lapse: 'nothing happens',
        outcome: `this follows automatically: ${label}`,
      }
  }
}

/** `Expires Dec 6`, `Cancelled automatically on Dec 21 unless you send the requirements` */
export const deadlineLine = (deadline: Deadline, side: EngagementSide) => {
  const { result, condition } = deadlineTexts(deadline, side)
  const day = shortDay(deadline.at)
  if (deadline.transition === 'DECLINE') return `${result} ${day}`
  return `${result} ${day === 'today' ? day : `on ${day}`} ${condition}`
}
