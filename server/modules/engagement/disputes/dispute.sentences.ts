import type { EngagementState, EngagementTransition } from '../../../generated/resolvers'
import { settledLess } from '../amendments/amendment.sentences'
import { DECISION_DAYS, DISPUTE_ANSWER_DAYS } from '../deadlines/periods'
import { type Facts, otherParty, type StepSentences } from '../sentences/engagement.facts'

/** The start of a sentence about the sides that answer a dispute of the reader. */
const answering = (facts: Facts) =>
  facts.side === 'ADMIN' ? `${facts.buyer} and ${facts.seller} are asked to` : `${otherParty(facts)} is asked to`

const stateTexts: Partial<Record<EngagementState, string>> = {
  IN_PROGRESS: 'in progress',
  DELIVERED: 'delivered, and waits for an answer',
  CHANGES_REQUESTED: 'waiting for the requested changes',
}

const decided = () => 'The dispute is decided, and both sides are told.'

/** The sentences of the transitions of a dispute. */
export const disputeSentences = {
  OPEN_DISPUTE: {
    explanation: (facts) =>
      facts.held &&
      `Stops all deadlines. ${answering(facts)} answer within ${DISPUTE_ANSWER_DAYS} days, and Marque decides within ${DECISION_DAYS} how much of the ${facts.held} is released and how much is refunded.`,
    may: () => 'open a dispute',
    done: (facts) =>
      facts.side === 'ADMIN'
        ? 'The dispute is open, and both sides are asked to answer.'
        : `Marque has your dispute, and ${otherParty(facts)} is asked to answer. Until it is decided, nothing is released or refunded.`,
  },
  ANSWER_DISPUTE: {
    explanation: (facts) =>
      `Tells Marque and ${otherParty(facts)} what happened from your side, and what you would accept.`,
    may: () => 'answer the dispute',
    done: (facts) => `Marque and ${otherParty(facts)} have your answer.`,
  },
  ADD_EVIDENCE: {
    explanation: (facts) =>
      `Adds words and files that Marque and ${otherParty(facts)} can read. Questions of Marque are answered here, too.`,
    may: () => 'add evidence',
    done: (facts) => `Marque and ${otherParty(facts)} have what you added.`,
  },
  ASK_PARTIES: {
    may: () => 'ask you questions',
    done: () => 'Your question is asked. You are notified of the answer.',
    happened: (_, __, asked) =>
      asked ? `Question to ${asked === 'BOTH' ? 'both sides' : `the ${asked.toLowerCase()}`}` : undefined,
  },
  SUGGEST_SETTLEMENT: {
    explanation: ({ held, buyer, seller }) =>
      held &&
      `Asks ${buyer} and ${seller} to share the ${held} in the way you enter. It is carried out once both agree; one refusal ends it, and you can still decide.`,
    may: () => 'suggest a settlement',
    done: () => 'Both sides have your suggestion. It is carried out once both agree.',
  },
  AGREE_TO_SETTLEMENT: {
    button: ({ held, amendment: { refund, release } }) => held && `Agree: refund ${refund}, release ${release}`,
    question: (facts) =>
      `If ${otherParty(facts)} agrees, too, ${facts.orderOrMilestone} ends: ${settledLess(facts)}. Until then you can take it back.`,
    may: () => 'agree to the settlement',
    done: (facts) =>
      `You have agreed. ${otherParty(facts)} is told, and the settlement is carried out once both agree.`,
  },
  WITHDRAW_DISPUTE: {
    explanation: (facts) =>
      `Ends the dispute. The order is again ${stateTexts[facts.stateBeforeDispute ?? 'DELIVERED'] ?? 'where it was'}, and every deadline has as much time left as before the dispute.`,
    may: () => 'withdraw the dispute',
    done: (facts) =>
      facts.side === 'ADMIN'
        ? 'The dispute is withdrawn, and both sides are told.'
        : `The dispute is withdrawn, and ${otherParty(facts)} is told.`,
  },
  RESOLVE: {
    explanation: ({ held, buyer, seller, less }) =>
      held &&
      `Of the ${held} that Marque holds, what you enter goes back to ${buyer}, and the rest to ${seller}, ${less}. This cannot be undone.`,
    may: () => 'decide the dispute',
    done: decided,
  },
  PROPOSE_RESOLUTION: {
    may: () => 'propose a resolution',
    done: () => 'Your proposal waits for another admin.',
  },
  CONFIRM_RESOLUTION: {
    button: ({ refund, rest }) => `Refund ${refund}, release ${rest}`,
    question: ({ refund, rest, buyer, seller, proposed: { earned, commission, fee } }) =>
      `${refund} goes back to ${buyer}. Of the other ${rest}, ${seller} gets ${earned}${fee ? `, the broker ${fee}` : ''} and Marque ${commission}. This cannot be undone.`,
    may: () => 'confirm the resolution',
    done: decided,
  },
  WITHDRAW_PROPOSAL: {
    may: () => 'withdraw the proposal',
    done: () => 'The proposal is withdrawn. Another one can be made.',
  },
} satisfies Partial<Record<EngagementTransition, StepSentences>>
