import type { EngagementTransition } from '../../../generated/resolvers'
import { amendmentMailSentences } from '../amendments/amendment.mail-sentences'
import { REVIEW_DAYS } from '../deadlines/periods'
import { disclosureMailSentences } from '../disclosure/disclosure.mail-sentences'
import { disputeMailSentences } from '../disputes/dispute.mail-sentences'
import { extraMailSentences } from '../extras/extra.sentences'
import { holdStops } from '../holds/hold.sentences'
import { milestoneMailSentences } from '../milestones/milestone.mail-sentences'
import { givenBack } from '../sentences/released-sums'
import {
  betweenAdmins,
  by,
  type MailFacts,
  type MailSentences,
  orderOrMilestone,
  refunded,
  said,
  see,
} from './mail-facts'

const takenBack = ({ side, buyer, seller, refund, fee }: MailFacts) =>
  side === 'BUYER'
    ? `${refund} goes back to your card, from the earnings of ${seller}${fee ? ' and of the broker' : ''}.`
    : `${refund} goes back to ${buyer}, from your earnings. ${givenBack({ fee })}`

const returned: MailSentences = {
  subject: ({ refund, title }) => `${refund} refunded for ${title}`,
  text: takenBack,
  button: see,
}

const offered = ({ price, milestones, days }: MailFacts) =>
  `${price}${milestones > 0 ? ` in ${milestones} milestones` : ''}, done in ${days}`

/** The mail about each transition, to the party that did not take it. A new transition needs its sentences here. */
export const mailSentences: Record<EngagementTransition, MailSentences> = {
  REQUEST_QUOTE: {
    subject: ({ who, title }) => `${who} asks for a quote: ${title}`,
    text: (facts) => `${facts.who} would like to know your price for ${facts.title}. Please answer${by(facts)}.`,
    button: 'Send an offer',
  },
  BUY: {
    subject: ({ who, title }) => `${who} bought ${title}`,
    text: ({ who, price, state, isPaid }) => {
      const isDelivered = state === 'DELIVERED'
      const payment = `${price} is paid, and Marque holds it${isDelivered ? ` until ${who} accepts` : ''}.`
      const next = isDelivered
        ? 'The files are handed over already.'
        : `Work begins when ${who} has sent the requirements.`
      return `${isPaid ? payment : 'It is free, so there is nothing to pay.'} ${next}`
    },
    button: see,
  },
  SEND_OFFER: {
    subject: ({ who, price, title, before }) =>
      before === 'OFFERED' ? `${who} revised the offer for ${title}: ${price}` : `${who} offers ${title} for ${price}`,
    text: (facts) =>
      facts.side === 'SELLER'
        ? `${facts.who} has sent this offer for you: ${offered(facts)}. You can revise it until it is answered.`
        : `${facts.who} offers the work for ${offered(facts)}. Accept it, suggest another price, or decline${by(facts)}.`,
    button: 'See the offer',
  },
  COUNTER: {
    subject: ({ who, price, title }) => `${who} suggests ${price} for ${title}`,
    text: (facts) => `Send a new offer for it, or decline${by(facts)}.`,
    button: 'Answer',
  },
  ACCEPT_OFFER: {
    subject: ({ who, title }) => `${who} accepted your offer for ${title}`,
    text: ({ who, price, milestones }) =>
      `${milestones > 0 ? `The first of ${milestones} milestones is funded: ` : ''}${price} is paid, and Marque holds it. Work begins when ${who} has sent the requirements.`,
    button: see,
  },
  DECLINE: {
    subject: (facts) =>
      facts.actor === 'BUYER' && facts.before !== 'OFFERED'
        ? `${facts.who} withdrew the request for ${facts.title}`
        : said('declined', 'has expired without an answer')(facts),
    text: () => 'This has ended. Nothing is charged.',
    button: 'See what was written',
  },
  SUBMIT_REQUIREMENTS: {
    subject: ({ who, title }) => `${who} sent the requirements for ${title}`,
    text: (facts) => `You can begin. Please deliver${by(facts)}.`,
    button: 'See the requirements',
  },
  DELIVER: {
    subject: ({ who, title }) => `${who} delivered ${title}`,
    text: (facts) =>
      `Look at the delivery, then accept it or say what is wrong${by(facts)}.${facts.due ? ' Without an answer it is accepted then.' : ''}`,
    button: 'See the delivery',
  },
  REQUEST_CHANGES: {
    subject: ({ who, title }) => `${who} asks for changes to ${title}`,
    text: (facts) => `Make the changes and deliver again${by(facts)}.`,
    button: 'See what should change',
  },
  ACCEPT_DELIVERY: {
    subject: said('accepted', 'is accepted: nobody has answered'),
    text: ({ side, held, seller, less, isPaid }) => {
      const released =
        side === 'SELLER' ? `${held} is released to you, ${less}. ` : `${held} is released to ${seller}. `
      return `${isPaid ? released : ''}You can review each other for ${REVIEW_DAYS} days. Both reviews are published together.`
    },
    button: 'Write a review',
  },
  ...amendmentMailSentences,
  ...extraMailSentences,
  ...disclosureMailSentences,
  ...milestoneMailSentences,
  ...disputeMailSentences,
  CANCEL: {
    subject: said('cancelled', 'is cancelled: the requirements were not sent'),
    text: (facts) => `${orderOrMilestone(facts)} was cancelled before work began. ${refunded(facts)}`,
    button: see,
  },
  CANCEL_WORK: {
    subject: said('cancelled', 'is cancelled: nothing was delivered'),
    text: (facts) => `${orderOrMilestone(facts)} was cancelled while work was in progress. ${refunded(facts)}`,
    button: see,
  },
  REFUND: returned,
  PROPOSE_REFUND: betweenAdmins,
  CONFIRM_REFUND: returned,
  PUT_ON_HOLD: {
    subject: ({ title }) => `Marque has put ${title} on hold`,
    text: ({ side, state }) => `We look into it. ${holdStops(side, state)}`,
    button: see,
  },
  LIFT_HOLD: {
    subject: ({ title }) => `${title} is no longer on hold`,
    text: (facts) => {
      if (facts.state === 'COMPLETED') return 'What is not paid out yet is paid out now.'
      if (facts.state === 'DISPUTED')
        return `The hold no longer stops a settlement between you. Marque decides${by(facts)}.`
      return facts.due
        ? `Every deadline runs on for the time that was left. The next date is ${facts.due}.`
        : 'Deadlines still stand still. We tell you when they run on.'
    },
    button: see,
  },
}
