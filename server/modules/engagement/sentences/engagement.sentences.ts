import type { EngagementActor, EngagementState, EngagementTransition } from '../../../generated/resolvers'
import { capitalized, plural } from '../../../lib/text'
import { amendmentSentences } from '../amendments/amendment.sentences'
import { ACCEPTANCE_DAYS } from '../deadlines/periods'
import { disclosureSentences } from '../disclosure/disclosure.sentences'
import { disputeSentences } from '../disputes/dispute.sentences'
import { extraSentences } from '../extras/extra.sentences'
import { holdExplanation } from '../holds/hold.sentences'
import { milestoneSentences } from '../milestones/milestone.sentences'
import { type Facts, otherParty, type StepSentences, timeTo } from './engagement.facts'
import { givenBack } from './released-sums'

/** The side that has to answer a quote. */
const answering = ({ state }: Facts) => (state === 'OFFERED' ? 'BUYER' : 'SELLER')

const isWithdrawal = (actor: EngagementActor, state: EngagementState) => actor === 'BUYER' && state !== 'OFFERED'

const refunded = ({ side, held, buyer }: Facts) => {
  if (!held) return 'No money is held.'
  return side === 'BUYER' ? `You get ${held} back.` : `${buyer} gets ${held} back.`
}

const cancelledThen = ({ held, orderOrMilestone }: Facts) =>
  `${orderOrMilestone} is cancelled then${held ? ' and refunded in full' : ''}.`

const cancelled = (facts: Facts, before: Facts) =>
  before.held
    ? `Cancelled. ${refunded(before)} ${otherParty(facts)} is told.`
    : `Cancelled. ${otherParty(facts)} is told.`

const cancelAndRefund = ({ held }: Facts) => held && `Cancel and refund ${held}`

const refunding = (sum: string, { side, buyer, seller, proposed }: Facts) =>
  `${sum} goes back to ${buyer}, from ${side === 'SELLER' ? 'your' : `${seller}’s`} earnings. ${givenBack(proposed)} This cannot be undone.`

const daysToAnswer = ({ isPaused }: Facts) =>
  `${ACCEPTANCE_DAYS} days to answer${isPaused ? ' once deadlines run again' : ''}`

const afterHold = ({ state, isPaused }: Facts) => {
  if (state === 'COMPLETED') return 'What is not paid out yet is paid out now.'
  if (state === 'DISPUTED') return 'It no longer stops a settlement, and the decision is due when it was before.'
  if (isPaused) return 'Deadlines still stand still, because the account of a party is not active.'
  return 'Every deadline runs on for the time that was left.'
}

/** Other pages begin an engagement. No side starts a milestone or lets an amendment expire. */
type WithoutSentences = 'REQUEST_QUOTE' | 'BUY' | 'AGREE_MILESTONE' | 'START_MILESTONE' | 'EXPIRE_AMENDMENT'

/** The sentences of the transitions that a side can take on the page of an engagement. */
const sentences: Record<Exclude<EngagementTransition, WithoutSentences>, StepSentences> = {
  ...amendmentSentences,
  ...extraSentences,
  ...disclosureSentences,
  ...milestoneSentences,
  SEND_OFFER: {
    title: ({ state }) => (state === 'OFFERED' ? 'Revise offer' : undefined),
    explanation: ({ state, price, days, buyer }) =>
      state === 'OFFERED' && price && days !== null
        ? `Replaces your offer of ${price} and ${plural(days, 'day')}. ${buyer} is told.`
        : undefined,
    may: ({ state }) => (state === 'OFFERED' ? 'revise the offer' : 'send an offer'),
    done: ({ price = '$0.00', buyer }) => `Your offer of ${price} is with ${buyer}.`,
    happened: (_, before) => (before === 'OFFERED' ? 'Offer revised' : undefined),
  },
  COUNTER: {
    explanation: ({ price = '$0.00', seller }) =>
      `Suggests another price than ${price}. ${seller} can send a new offer or decline.`,
    may: () => 'suggest another price',
    done: ({ price = '$0.00', seller }) => `${seller} has your price of ${price}.`,
  },
  ACCEPT_OFFER: {
    button: ({ price, offered }) => price && `Accept and pay ${offered?.first ?? price}`,
    explanation: ({ price, offered }) => {
      if (offered)
        return `Pays ${offered.first} for the first of ${offered.count} milestones. Marque holds it until you accept the work of this milestone. You pay for each of the others when you fund it.`
      return price
        ? `Pays ${price}. Marque holds it until you accept the work.`
        : 'Begins the order. There is nothing to pay.'
    },
    terms: ({ price = '$0.00', days, rounds, seller, offered }) => [
      ...(offered
        ? [
            {
              term: 'You pay now',
              text: `${offered.first} for the first of ${offered.count} milestones, held by Marque until you accept its work`,
            },
            {
              term: 'You pay later',
              text: `${offered.others} for the others, each when you fund it. A milestone that you don’t fund costs nothing`,
            },
          ]
        : [{ term: 'You pay', text: `${price}, held by Marque until you accept the work` }]),
      {
        term: 'Delivered',
        text: `${offered ? 'the first milestone ' : ''}within ${plural(offered?.days ?? days ?? 0, 'day')} after you send ${seller} the requirements`,
      },
      { term: 'Included', text: `the work as in the offer, and ${rounds}${offered ? ' for each milestone' : ''}` },
    ],
    may: () => 'accept the offer',
    done: ({ price, seller }) =>
      `${price ? `You have paid ${price}, and Marque holds it. ` : ''}Now tell ${seller} what to make.`,
  },
  DECLINE: {
    title: ({ side, state }) => (isWithdrawal(side, state) ? 'Withdraw request' : undefined),
    explanation: ({ side, state, seller }) =>
      isWithdrawal(side, state) ? `Takes your request back. Nothing is charged, and ${seller} is told.` : undefined,
    may: ({ state }, actor) => (isWithdrawal(actor, state) ? 'withdraw the request' : 'decline'),
    done: (facts) => `This has ended, and ${otherParty(facts)} is told. Nothing is charged.`,
    happened: (actor, before) => (isWithdrawal(actor, before) ? 'Request withdrawn' : undefined),
    deadline: {
      purpose: (facts) => timeTo('answer', answering(facts), facts),
      silence: (facts) =>
        facts.side === answering(facts)
          ? 'Say nothing, and it expires then. Nothing is charged.'
          : 'Without an answer it expires then. Nothing is charged.',
    },
  },
  SUBMIT_REQUIREMENTS: {
    explanation: ({ days, seller }) =>
      `Sends ${seller} everything needed to start.${days === null ? '' : ` The ${plural(days, 'day')} until the due date start now.`}`,
    may: () => 'send the requirements',
    done: ({ days, seller }) =>
      `${seller} has your requirements.${days === null ? '' : ` The work is due in ${plural(days, 'day')}.`}`,
  },
  DELIVER: {
    explanation: (facts) =>
      `Hands the work over. ${facts.buyer} has ${daysToAnswer(facts)}; without an answer it is accepted.`,
    may: ({ state }) => (state === 'CHANGES_REQUESTED' ? 'deliver again' : 'deliver'),
    done: (facts) => `Your delivery is with ${facts.buyer}, who has ${daysToAnswer(facts)}.`,
  },
  REQUEST_CHANGES: {
    explanation: ({ seller, rounds }) =>
      `You have ${rounds} left. The ${ACCEPTANCE_DAYS} days stop until ${seller} delivers again.`,
    may: () => 'ask for changes',
    done: ({ seller }) => `${seller} knows what should change and delivers again.`,
  },
  ACCEPT_DELIVERY: {
    button: ({ held, seller }) => held && `Release ${held} to ${seller}`,
    explanation: ({ held, seller, orderOrMilestone }) =>
      held
        ? `Pays ${seller} the ${held} that Marque holds and completes ${orderOrMilestone}. This cannot be undone.`
        : `Completes ${orderOrMilestone}. This cannot be undone.`,
    question: ({ held, seller, orderOrMilestone, less }) =>
      held
        ? `${seller} is paid ${held}, ${less}, and ${orderOrMilestone} is complete. This cannot be undone.`
        : `${capitalized(orderOrMilestone)} is complete then. This cannot be undone.`,
    may: () => 'accept the delivery',
    done: ({ seller, orderOrMilestone }, { held }) =>
      `${held ? `You have released ${held} to ${seller}. ` : ''}${capitalized(orderOrMilestone)} is complete.`,
    deadline: {
      purpose: (facts) => timeTo('answer', 'BUYER', facts),
      silence: ({ side, buyer }) =>
        side === 'BUYER'
          ? 'Say nothing, and it counts as accepted then.'
          : `If ${buyer} says nothing, it counts as accepted then.`,
    },
  },
  ...disputeSentences,
  REFUND: {
    button: ({ refundable }) => refundable && `Refund up to ${refundable}`,
    explanation: (facts) => facts.refundable && refunding(`What you enter, up to ${facts.refundable},`, facts),
    amountQuestion: (facts) => refunding('{amount}', facts),
    may: () => 'refund part or all of the price',
    done: ({ buyer }) => `The refund is on its way to ${buyer}.`,
  },
  PROPOSE_REFUND: {
    may: () => 'propose a refund',
    done: () => 'Your proposal waits for another admin.',
  },
  CONFIRM_REFUND: {
    button: ({ refund }) => `Refund ${refund}`,
    question: (facts) => refunding(facts.refund, facts),
    may: () => 'confirm the refund',
    done: ({ buyer }) => `The refund is on its way to ${buyer}.`,
  },
  CANCEL: {
    button: cancelAndRefund,
    explanation: (facts) => `Cancels ${facts.orderOrMilestone} before work has begun. ${refunded(facts)}`,
    may: ({ orderOrMilestone }) => `cancel ${orderOrMilestone}`,
    done: cancelled,
    deadline: {
      purpose: (facts) => timeTo('send the requirements', 'BUYER', facts),
      silence: (facts) =>
        facts.side === 'BUYER'
          ? `Send nothing, and ${facts.orderOrMilestone} is cancelled then.${facts.held ? ' You get everything back.' : ''}`
          : `If ${facts.buyer} sends nothing, ${cancelledThen(facts)}`,
    },
  },
  CANCEL_WORK: {
    button: cancelAndRefund,
    explanation: (facts) => `Cancels ${facts.orderOrMilestone} while work is in progress. ${refunded(facts)}`,
    may: () => 'cancel the work',
    done: cancelled,
    deadline: {
      purpose: (facts) => timeTo('deliver', 'SELLER', facts),
      silence: (facts) =>
        `${facts.side === 'SELLER' ? 'Deliver nothing, and' : `If ${facts.seller} delivers nothing,`} ${cancelledThen(facts)}`,
    },
  },
  PUT_ON_HOLD: {
    may: () => 'put it on hold',
    done: ({ state }) => holdExplanation('ADMIN', state),
  },
  LIFT_HOLD: {
    may: () => 'lift the hold',
    done: (facts) => `The hold is lifted. ${afterHold(facts)}`,
  },
}

const sentencesByName: Partial<Record<EngagementTransition, StepSentences>> = sentences

/** Undefined for a transition that no side takes on the page of an engagement. */
export const sentencesOf = ({ name }: { name: EngagementTransition }) => sentencesByName[name]
