import type { EngagementSide, EngagementTransition } from '../../generated/schema'

interface Deadline {
  transition: EngagementTransition
  label: string
}

/** Describes the automatic transition of a deadline to one side. */
export const deadlineTexts = ({ transition, label }: Deadline, side: EngagementSide) => {
  const isBuyer = side === 'BUYER'
  const result = 'Cancelled automatically'
  switch (transition) {
    case 'DECLINE':
      return { result: 'Expires', condition: 'if nobody answers' }
    case 'CANCEL':
      return {
        result,
        condition: isBuyer ? 'unless you send the requirements' : 'unless the buyer sends the requirements',
      }
    case 'CANCEL_MILESTONE':
      return { result, condition: isBuyer ? 'unless you fund it' : 'unless the buyer funds it' }
    case 'CANCEL_WORK':
      return { result, condition: 'if nothing is delivered' }
    case 'ACCEPT_DELIVERY':
      return {
        result: 'Accepted automatically',
        condition: isBuyer ? 'unless you answer' : 'unless the buyer answers',
      }
    default:
      return { result: `${label}, automatically`, condition: 'if nothing happens before' }
  }
}
