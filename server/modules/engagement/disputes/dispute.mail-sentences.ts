import type { EngagementTransition } from '../../../generated/resolvers'
import { AMENDMENT_DAYS, DISPUTE_ANSWER_DAYS } from '../deadlines/periods'
import { betweenAdmins, by, type MailSentences, said, see, shares } from '../mails/mail-facts'

const seeDispute = 'See the dispute'

const resolved: MailSentences = {
  subject: ({ title }) => `The dispute about ${title} is decided`,
  text: (facts) => `Marque has decided the dispute about ${facts.title}. ${shares(facts)}`,
  button: see,
}

/** The mail about each step of a dispute, to the parties that did not take it. */
export const disputeMailSentences = {
  OPEN_DISPUTE: {
    subject: said('opened a dispute about', 'is disputed'),
    text: (facts) => {
      const { who, held, sum, isPaid } = facts
      const suggestion = sum ? `${who} suggests a refund of ${sum} of ${held}. ` : ''
      const decision = isPaid ? ` how much of the ${held} is released and how much is refunded` : ''
      return `${suggestion}Please answer within ${DISPUTE_ANSWER_DAYS} days, with what happened and what you would accept. All deadlines stand still. Marque reads both sides and decides${by(facts)}${decision}.`
    },
    button: 'Answer',
  },
  ANSWER_DISPUTE: {
    subject: ({ who, title }) => `${who} answered the dispute about ${title}`,
    text: ({ who, held, sum, due, canSettle }) =>
      `${sum ? `${who} would accept a refund of ${sum} of ${held}. ` : ''}Marque decides${due ? ` by ${due}` : ' soon'}. Until then you can add evidence${canSettle ? ' or propose a settlement' : ''}.`,
    button: seeDispute,
  },
  ADD_EVIDENCE: {
    subject: ({ who, title }) => `${who} added evidence about ${title}`,
    text: () => 'Read it, and add what Marque should know before it decides.',
    button: seeDispute,
  },
  ASK_PARTIES: {
    subject: ({ title }) => `Marque asks you about ${title}`,
    text: () => 'Please answer with “Add evidence” on the page of the order.',
    button: 'Answer',
  },
  SUGGEST_SETTLEMENT: {
    subject: ({ title }) => `Marque suggests a settlement of the dispute about ${title}`,
    text: (facts) =>
      `If you both agree: ${shares(facts)} If one of you declines, the suggestion ends and Marque decides. Without an answer it expires within ${AMENDMENT_DAYS} days.`,
    button: 'Answer',
  },
  AGREE_TO_SETTLEMENT: {
    subject: ({ who, title }) => `${who} agrees to the settlement of the dispute about ${title}`,
    text: (facts) => `Marque has suggested it. If you agree, too: ${shares(facts)} If you decline, Marque decides.`,
    button: 'Answer',
  },
  WITHDRAW_DISPUTE: {
    subject: ({ who, title }) => `${who} withdrew the dispute about ${title}`,
    text: () =>
      'The order is again where it was before, and every deadline has as much time left as before the dispute.',
    button: see,
  },
  RESOLVE: resolved,
  PROPOSE_RESOLUTION: betweenAdmins,
  CONFIRM_RESOLUTION: resolved,
  WITHDRAW_PROPOSAL: betweenAdmins,
} satisfies Partial<Record<EngagementTransition, MailSentences>>
