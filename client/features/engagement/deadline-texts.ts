import type { EngagementSide, EngagementTransition } from '../../generated/schema'

interface Deadline {
  transition: EngagementTransition
  label: string
}

/** Describes the automatic transition of a deadline to one side. */
export const deadlineTexts = ({ transition, label }: Deadline, side: EngagementSide) => {
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
    case 'CANCEL_MILESTONE':
      return {
        ...cancelled,
        condition: isBuyer ? 'unless you fund it' : 'unless the buyer funds it',
        lapse: isBuyer ? 'you don’t fund this milestone' : 'the buyer doesn’t fund this milestone',
        outcome: 'it is cancelled and nobody owes anything',
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
