import type { EngagementTransition } from '../../../generated/resolvers'
import { type MailSentences, refunded, see } from '../mails/mail-facts'

/** The mail about each answer to a check, and about each step of an agreement, to the party that did not take it. */
export const disclosureMailSentences = {
  REPORT_NO_CONFLICT: {
    subject: ({ who, title }) => `${who} has no conflict of interest: ${title}`,
    text: ({ who }) => `${who} now sees everything that you have sent.`,
    button: see,
  },
  REPORT_CONFLICT: {
    subject: ({ who, title }) => `${who} has a conflict of interest: ${title}`,
    text: (facts) =>
      `This has ended, and ${facts.who} has seen nothing but the names. ${facts.state === 'CANCELLED' ? refunded(facts) : 'Nothing is charged.'}`,
    button: see,
  },
  ACCEPT_NDA: {
    subject: ({ who, title }) => `${who} accepted the confidentiality agreement for ${title}`,
    text: () => 'It binds both of you from now on. Requirements and files are no longer withheld.',
    button: 'Read the agreement',
  },
  WITHDRAW_NDA: {
    subject: ({ who, title }) => `${who} goes on without a confidentiality agreement: ${title}`,
    text: () => 'Requirements and files are no longer withheld.',
    button: see,
  },
  ASK_NDA: {
    subject: ({ who, title }) => `${who} asks for a confidentiality agreement: ${title}`,
    text: ({ who }) =>
      `Read it, and accept it if you agree. Until then, requirements and files are withheld. ${who} has accepted it already.`,
    button: 'Read the agreement',
  },
} satisfies Partial<Record<EngagementTransition, MailSentences>>
