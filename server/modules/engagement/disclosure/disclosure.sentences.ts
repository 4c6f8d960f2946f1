import type { EngagementTransition } from '../../../generated/resolvers'
import { type Facts, otherParty, type StepSentences } from '../sentences/engagement.facts'

const refund = ({ held, buyer }: Facts) => (held ? ` ${buyer} gets ${held} back.` : ' Nothing is charged.')

const accepts = (facts: Facts) => `you and ${otherParty(facts)} keep what you learn from each other confidential`

export const disclosureSentences = {
  REPORT_NO_CONFLICT: {
    explanation: ({ buyer }) =>
      `You act for none of the other parties, and nothing keeps you from working for ${buyer}. You then see everything that ${buyer} has sent.`,
    may: () => 'report that there is no conflict of interest',
    done: ({ buyer }) => `${buyer} is told, and you see everything that ${buyer} has sent.`,
  },
  REPORT_CONFLICT: {
    button: ({ held }) => (held ? `Report a conflict and refund ${held}` : 'Report a conflict'),
    explanation: (facts) =>
      `You can’t work for ${facts.buyer}, because of one of the other parties. This ends here, before you have seen any of it.${refund(facts)}`,
    question: (facts) =>
      `This ends, and you never see what ${facts.buyer} has sent.${refund(facts)} This cannot be undone.`,
    may: () => 'report a conflict of interest',
    done: (facts, before) => `This has ended, and ${facts.buyer} is told.${refund(before)}`,
  },
  ACCEPT_NDA: {
    explanation: (facts) =>
      `Accepts the agreement under your name: ${accepts(facts)}. Then you see the requirements and files of ${otherParty(facts)}.`,
    question: (facts) => `You accept the whole text above: ${accepts(facts)}. This cannot be undone.`,
    may: () => 'accept the confidentiality agreement',
    done: (facts) => `The agreement binds both of you from now on. ${otherParty(facts)} is told.`,
  },
  WITHDRAW_NDA: {
    explanation: (facts) =>
      `Takes your request back. ${otherParty(facts)} then sees your requirements and files without an agreement.`,
    question: (facts) => `${otherParty(facts)} sees your requirements and files at once, without an agreement.`,
    may: () => 'go on without the confidentiality agreement',
    done: (facts) => `You go on without an agreement. ${otherParty(facts)} is told.`,
  },
  ASK_NDA: {
    explanation: (facts) =>
      `Until ${otherParty(facts)} accepts it, requirements and files of each of you are withheld from the other.`,
    question: (facts) =>
      `By asking you accept the agreement yourself. ${otherParty(facts)} reads it and accepts it, or you withdraw it.`,
    may: () => 'ask for a confidentiality agreement',
    done: (facts) =>
      `${otherParty(facts)} has your request. Until it is accepted, requirements and files are withheld.`,
  },
} satisfies Partial<Record<EngagementTransition, StepSentences>>
