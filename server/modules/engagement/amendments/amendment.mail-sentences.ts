import type { EngagementTransition } from '../../../generated/resolvers'
import { AMENDMENT_DAYS } from '../deadlines/periods'
import { by, type MailFacts, type MailSentences, orderOrMilestone, see, shares } from '../mails/mail-facts'

const UNANSWERED = `Without an answer within ${AMENDMENT_DAYS} days the proposal expires, and nothing changes.`

const goesOn = ({ state }: MailFacts) =>
  state === 'DISPUTED' ? 'The dispute goes on, and Marque decides it.' : 'The order goes on as before.'

const paidMore = (sum: string | undefined) =>
  sum ? `${sum} more is paid, and Marque holds it.` : 'There is nothing to pay for it.'

/** The mail about each step of an amendment, to the party that did not take it. */
export const amendmentMailSentences = {
  PROPOSE_EXTENSION: {
    subject: ({ who, moreDays, title }) => `${who} asks for ${moreDays} for ${title}`,
    text: () => `Accept the later date or decline it. ${UNANSWERED}`,
    button: 'Answer',
  },
  REQUEST_ADDITION: {
    subject: ({ who, title }) => `${who} asks for more: ${title}`,
    text: () => `Name a price for it, or decline. ${UNANSWERED}`,
    button: 'Name a price',
  },
  OFFER_ADDITION: {
    subject: ({ who, sum, title }) => `${who} offers an addition to ${title}${sum ? ` for ${sum}` : ''}`,
    text: () => `Accept it or decline it. ${UNANSWERED}`,
    button: 'See what is offered',
  },
  PROPOSE_SETTLEMENT: {
    subject: ({ who, title }) => `${who} proposes to end ${title} together`,
    text: (facts) => `If you agree: ${shares(facts)} ${UNANSWERED}`,
    button: 'Answer',
  },
  ACCEPT_EXTENSION: {
    subject: ({ who, title }) => `${who} accepted the later date for ${title}`,
    text: ({ due }) => (due ? `The work is now due on ${due}.` : 'The due date has moved.'),
    button: see,
  },
  ACCEPT_ADDITION: {
    subject: ({ who, title }) => `${who} accepted your addition to ${title}`,
    text: ({ sum }) => paidMore(sum),
    button: see,
  },
  ACCEPT_ROUND: {
    subject: ({ who, title }) => `${who} accepted more work on ${title}`,
    text: (facts) => `${paidMore(facts.sum)} Please deliver again${by(facts)}.`,
    button: see,
  },
  ACCEPT_SETTLEMENT: {
    subject: ({ who, title }) => `${who} agreed to end ${title}`,
    text: (facts) => `${orderOrMilestone(facts)} has ended as you both agreed. ${shares(facts)}`,
    button: see,
  },
  DECLINE_AMENDMENT: {
    subject: ({ who, title }) => `${who} declined the proposal for ${title}`,
    text: goesOn,
    button: see,
  },
  WITHDRAW_AMENDMENT: {
    subject: ({ who, title }) => `${who} took the proposal for ${title} back`,
    text: goesOn,
    button: see,
  },
  EXPIRE_AMENDMENT: {
    subject: ({ title }) => `The proposal for ${title} has expired`,
    text: (facts) => `It was not accepted within ${AMENDMENT_DAYS} days. ${goesOn(facts)}`,
    button: see,
  },
} satisfies Partial<Record<EngagementTransition, MailSentences>>
