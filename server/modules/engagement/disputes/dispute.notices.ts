import type { EngagementTransition } from '../../../generated/resolvers'
import { priceText } from '../../../lib/money'
import { DISPUTE_ANSWER_DAYS } from '../deadlines/periods'
import type { EngagementStep, Party } from '../engagement.step'
import { outcomeFor, type Priced } from './dispute-outcome'

/** The sums and the note of a step of a dispute, for the side that is notified. */
interface NoticeFacts {
  side: Party
  engagement: Priced
  /** The refund that is decided or suggested. */
  cents: number | undefined
  note: string | null
}

const quoted = (label: string, { note }: NoticeFacts) => (note ? [`${label}: ${note}`] : [])

const decided = (facts: NoticeFacts) => [
  outcomeFor(facts.side, facts.engagement, facts.cents ?? 0),
  ...quoted('Marque’s reason', facts),
]

const suggested = ({ engagement, cents }: NoticeFacts) =>
  cents === undefined
    ? []
    : [
        `The suggested refund is ${priceText(cents)} of ${priceText(engagement.heldCents ?? engagement.priceCents ?? 0)}.`,
      ]

const sentences: Partial<Record<EngagementTransition, (facts: NoticeFacts) => string[]>> = {
  OPEN_DISPUTE: (facts) => [
    ...suggested(facts),
    `Please answer within ${DISPUTE_ANSWER_DAYS} days, with what happened and what you would accept.`,
    ...quoted('The reason', facts),
  ],
  ANSWER_DISPUTE: (facts) => [...suggested(facts), ...quoted('The answer', facts)],
  ADD_EVIDENCE: (facts) => quoted('The message', facts),
  ASK_PARTIES: (facts) => [...quoted('Marque asks you', facts), 'Please answer with Add evidence.'],
  WITHDRAW_DISPUTE: (facts) => [
    'The order is again where it was before, and every deadline has as much time left as before the dispute.',
    ...quoted('The message', facts),
  ],
  RESOLVE: decided,
  CONFIRM_RESOLUTION: decided,
}

/** Returns the paragraphs that notify a party of a step of a dispute. Empty for other steps. */
export const disputeNotice = (transition: EngagementTransition, facts: NoticeFacts) =>
  sentences[transition]?.(facts) ?? []

/** True for steps of a dispute that admins are notified of, because they decide it. */
export const isForAdmins = ({ dispute }: EngagementStep) => dispute === 'evidence' || dispute === 'answered'
