import type { EngagementTransition } from '../../../generated/resolvers'
import type { EngagementStep } from '../engagement.step'

/** Limits per account and hour for transitions that the state alone doesn't limit. */
const rateLimits: Partial<Record<EngagementTransition, { key: string; max: number }>> = {
  SEND_OFFER: { key: 'offer', max: 60 },
  COUNTER: { key: 'offer', max: 60 },
  OPEN_DISPUTE: { key: 'dispute', max: 30 },
  ADD_EVIDENCE: { key: 'evidence', max: 30 },
  ASK_NDA: { key: 'nda', max: 30 },
  REFUND: { key: 'refund', max: 10 },
}

export const limitOf = ({ name, proposes }: EngagementStep) => (proposes ? { key: 'offer', max: 60 } : rateLimits[name])
