import type { EngagementDueKind, EngagementSide, EngagementState } from '../../generated/resolvers'
import { card } from '../../testing/engagements'
import type { EngagementTransitionInput } from '../../testing/generated/schema'

/** The milestones of an offer: the second one has the price of the offer without milestones. */
export const milestones = [
  { title: 'Sketches', price: 80, days: 3 },
  { title: 'Artwork', price: 720, days: 10 },
]

/** A valid input of each transition that a side can take in a running process. */
export const inputs: Record<string, EngagementTransitionInput> = {
  REPORT_NO_CONFLICT: { reportNoConflict: true },
  REPORT_CONFLICT: { reportConflict: true },
  ACCEPT_NDA: { acceptNda: true },
  WITHDRAW_NDA: { withdrawNda: true },
  ASK_NDA: { askNda: true },
  SEND_OFFER: { sendOffer: { price: 720, days: 10, message: 'Ten days.' } },
  COUNTER: { counter: { price: 690, message: 'A little less?' } },
  ACCEPT_OFFER: { acceptOffer: { payment: { token: card.pays } } },
  DECLINE: { decline: { message: 'Not this time.' } },
  BUY_EXTRA: { buyExtra: { extra: 'rush', payment: { token: card.pays } } },
  PROPOSE_EXTENSION: { proposeExtension: { days: 5, reason: 'The register is slow.' } },
  REQUEST_ADDITION: { requestAddition: { message: 'Another round, please.' } },
  OFFER_ADDITION: { offerAddition: { price: 80, rounds: 1, message: 'Another round.' } },
  PROPOSE_SETTLEMENT: { proposeSettlement: { refund: 20, reason: 'We part as friends.' } },
  ACCEPT_EXTENSION: { acceptExtension: true },
  ACCEPT_ADDITION: { acceptAddition: { payment: { token: card.pays } } },
  ACCEPT_ROUND: { acceptRound: { payment: { token: card.pays } } },
  ACCEPT_SETTLEMENT: { acceptSettlement: true },
  DECLINE_AMENDMENT: { declineAmendment: {} },
  WITHDRAW_AMENDMENT: { withdrawAmendment: true },
  FUND: { fund: { payment: { token: card.pays } } },
  CANCEL_MILESTONE: { cancelMilestone: { reason: 'No need for this part.' } },
  SUBMIT_REQUIREMENTS: { submitRequirements: { message: 'All of it.' } },
  DELIVER: { deliver: { message: 'Here it is.' } },
  REQUEST_CHANGES: { requestChanges: { message: 'Section 4, please.' } },
  ACCEPT_DELIVERY: { acceptDelivery: true },
  OPEN_DISPUTE: { openDispute: { reason: 'It is not what was agreed.' } },
  ANSWER_DISPUTE: { answerDispute: { message: 'All is there.', refund: 0 } },
  ADD_EVIDENCE: { addEvidence: { message: 'See for yourself.' } },
  ASK_PARTIES: { askParties: { message: 'When was it sent?', to: 'BOTH' } },
  SUGGEST_SETTLEMENT: { suggestSettlement: { refund: 20, reason: 'Half is done.' } },
  AGREE_TO_SETTLEMENT: { agreeToSettlement: true },
  WITHDRAW_DISPUTE: { withdrawDispute: { message: 'We have talked.' } },
  RESOLVE: { resolve: { refund: 20, reason: 'A part is missing.' } },
  PROPOSE_RESOLUTION: { proposeResolution: { refund: 20, reason: 'A part is missing.' } },
  CONFIRM_RESOLUTION: { confirmResolution: true },
  WITHDRAW_PROPOSAL: { withdrawProposal: true },
  CANCEL: { cancel: { reason: 'No need any more.' } },
  CANCEL_WORK: { cancelWork: { reason: 'Fallen ill.' } },
  REFUND: { refund: { amount: 20, reason: 'A part is missing.' } },
  PROPOSE_REFUND: { proposeRefund: { amount: 20, reason: 'A part is missing.' } },
  CONFIRM_REFUND: { confirmRefund: true },
  PUT_ON_HOLD: { putOnHold: { reason: 'We look into it.' } },
  LIFT_HOLD: { liftHold: { reason: 'All is well.' } },
}

/** The kind of the next due date in each state; null after the end. */
export const dueKinds: Record<EngagementState, EngagementDueKind | null> = {
  QUOTE_REQUESTED: 'ANSWER',
  OFFERED: 'ANSWER',
  COUNTERED: 'ANSWER',
  DECLINED: null,
  AWAITING_FUNDING: 'FUNDING',
  AWAITING_REQUIREMENTS: 'ANSWER',
  IN_PROGRESS: 'WORK',
  DELIVERED: 'ANSWER',
  CHANGES_REQUESTED: 'WORK',
  DISPUTED: 'DECISION',
  COMPLETED: null,
  CANCELLED: null,
}

/** `mandate/` tests what the broker can do. */
export type Side = Exclude<EngagementSide, 'BROKER'>
export const sides: readonly Side[] = ['BUYER', 'SELLER', 'ADMIN']

/** All states but those that ended without a sale. */
export const whileMoneyMayMove: Partial<Record<EngagementState, readonly Side[]>> = {
  QUOTE_REQUESTED: ['ADMIN'],
  OFFERED: ['ADMIN'],
  COUNTERED: ['ADMIN'],
  AWAITING_FUNDING: ['ADMIN'],
  AWAITING_REQUIREMENTS: ['ADMIN'],
  IN_PROGRESS: ['ADMIN'],
  DELIVERED: ['ADMIN'],
  CHANGES_REQUESTED: ['ADMIN'],
  DISPUTED: ['ADMIN'],
  COMPLETED: ['ADMIN'],
}

/** The sides that may take each transition from each state, written by hand to check the process table. */
export const allowed: Record<string, Partial<Record<EngagementState, readonly Side[]>>> = {
  REPORT_NO_CONFLICT: {},
  REPORT_CONFLICT: {},
  ACCEPT_NDA: {},
  WITHDRAW_NDA: {},
  SEND_OFFER: { QUOTE_REQUESTED: ['SELLER'], COUNTERED: ['SELLER'], OFFERED: ['SELLER'] },
  COUNTER: { OFFERED: ['BUYER'] },
  ACCEPT_OFFER: { OFFERED: ['BUYER'] },
  DECLINE: { QUOTE_REQUESTED: ['BUYER', 'SELLER'], OFFERED: ['BUYER', 'SELLER'], COUNTERED: ['BUYER', 'SELLER'] },
  FUND: { AWAITING_FUNDING: ['BUYER'] },
  CANCEL_MILESTONE: { AWAITING_FUNDING: ['BUYER', 'SELLER'] },
  SUBMIT_REQUIREMENTS: { AWAITING_REQUIREMENTS: ['BUYER'] },
  DELIVER: { IN_PROGRESS: ['SELLER'], CHANGES_REQUESTED: ['SELLER'] },
  REQUEST_CHANGES: { DELIVERED: ['BUYER'] },
  ACCEPT_DELIVERY: { DELIVERED: ['BUYER'] },
  ASK_NDA: {
    QUOTE_REQUESTED: ['BUYER', 'SELLER'],
    OFFERED: ['BUYER', 'SELLER'],
    COUNTERED: ['BUYER', 'SELLER'],
    AWAITING_REQUIREMENTS: ['BUYER', 'SELLER'],
  },
  BUY_EXTRA: {},
  PROPOSE_EXTENSION: { IN_PROGRESS: ['SELLER'], CHANGES_REQUESTED: ['SELLER'] },
  REQUEST_ADDITION: { IN_PROGRESS: ['BUYER'], DELIVERED: ['BUYER'], CHANGES_REQUESTED: ['BUYER'] },
  OFFER_ADDITION: { IN_PROGRESS: ['SELLER'], DELIVERED: ['SELLER'], CHANGES_REQUESTED: ['SELLER'] },
  PROPOSE_SETTLEMENT: {
    AWAITING_REQUIREMENTS: ['BUYER', 'SELLER'],
    IN_PROGRESS: ['BUYER', 'SELLER'],
    DELIVERED: ['BUYER', 'SELLER'],
    CHANGES_REQUESTED: ['BUYER', 'SELLER'],
    DISPUTED: ['BUYER', 'SELLER'],
  },
  ACCEPT_EXTENSION: {},
  ACCEPT_ADDITION: {},
  ACCEPT_ROUND: {},
  ACCEPT_SETTLEMENT: {},
  DECLINE_AMENDMENT: {},
  WITHDRAW_AMENDMENT: {},
  OPEN_DISPUTE: {
    IN_PROGRESS: ['BUYER', 'SELLER', 'ADMIN'],
    DELIVERED: ['BUYER', 'SELLER', 'ADMIN'],
    CHANGES_REQUESTED: ['BUYER', 'SELLER', 'ADMIN'],
  },
  // The disputes of this walk are opened by the seller.
  ANSWER_DISPUTE: { DISPUTED: ['BUYER'] },
  ADD_EVIDENCE: { DISPUTED: ['BUYER', 'SELLER'] },
  ASK_PARTIES: { DISPUTED: ['ADMIN'] },
  SUGGEST_SETTLEMENT: { DISPUTED: ['ADMIN'] },
  AGREE_TO_SETTLEMENT: {},
  WITHDRAW_DISPUTE: { DISPUTED: ['SELLER'] },
  RESOLVE: { DISPUTED: ['ADMIN'] },
  PROPOSE_RESOLUTION: {},
  CONFIRM_RESOLUTION: {},
  WITHDRAW_PROPOSAL: {},
  CANCEL: { AWAITING_REQUIREMENTS: ['BUYER', 'SELLER'] },
  CANCEL_WORK: { IN_PROGRESS: ['SELLER'], CHANGES_REQUESTED: ['SELLER'] },
  REFUND: { COMPLETED: ['SELLER', 'ADMIN'] },
  PROPOSE_REFUND: {},
  CONFIRM_REFUND: {},
  PUT_ON_HOLD: whileMoneyMayMove,
  LIFT_HOLD: {},
}
