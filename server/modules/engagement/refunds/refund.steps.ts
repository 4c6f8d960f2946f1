import type { FieldSpec } from '../../../process/fields'
import { oneAdminRefunds, refundProposedByAnother, sellerRefunds, twoAdminsRefund } from '../engagement.guards'
import type { EngagementStep } from '../engagement.step'
import { reason } from '../fields'

const amount: FieldSpec = { name: 'amount', label: 'Refund', kind: 'MONEY', min: 1, max: 'refundable' }

/** The part of the process table that refunds the buyer after completion. */
export const refundSteps: readonly EngagementStep[] = [
  {
    name: 'REFUND',
    label: 'Refund',
    happened: 'Refunded',
    explanation:
      'Returns part or all of the price to the buyer’s card. It is taken from the seller’s earnings; commission is given back in proportion. This cannot be undone.',
    from: ['COMPLETED'],
    to: [],
    by: { SELLER: sellerRefunds, ADMIN: oneAdminRefunds },
    fields: [amount, reason],
    money: 'take-back',
    fresh: true,
    unannounced: true,
    audited: 'REFUNDED',
    ending: true,
    effect: 'Part or all refunded, from the seller',
  },
  {
    name: 'PROPOSE_REFUND',
    label: 'Propose refund',
    happened: 'Refund proposed',
    explanation: 'Proposes how much is refunded. Another admin has to confirm it. The parties don’t see the proposal.',
    from: ['COMPLETED'],
    to: [],
    by: { ADMIN: twoAdminsRefund },
    fields: [amount, reason],
    proposal: 'made',
    unannounced: true,
    audited: 'REFUND_PROPOSED',
  },
  {
    name: 'CONFIRM_REFUND',
    label: 'Confirm',
    happened: 'Refunded',
    explanation: 'Refunds what is proposed, from the seller’s earnings. This cannot be undone.',
    from: ['COMPLETED'],
    to: [],
    by: { ADMIN: refundProposedByAnother },
    fields: [],
    money: 'take-back',
    fresh: true,
    proposal: 'confirmed',
    unannounced: true,
    audited: 'REFUNDED',
    ending: true,
    effect: 'Part or all refunded, from the seller',
  },
]
