import type { EngagementTransition } from '../../../generated/resolvers'
import { capitalized, plural } from '../../../lib/text'
import { ROUND_DAYS } from '../deadlines/periods'
import { type Facts, otherParty, type StepSentences } from '../sentences/engagement.facts'

const settlementTitle = ({ state }: Facts) => (state === 'DISPUTED' ? 'Propose a settlement' : 'Cancel together')

const buyerName = ({ side, buyer }: Facts) => (side === 'BUYER' ? 'you' : buyer)
const sellerName = ({ side, seller }: Facts) => (side === 'SELLER' ? 'you' : seller)

const nothingMoves = 'no money moves, because none is held'

const settled = (facts: Facts) =>
  facts.held
    ? `${facts.amendment.refund} goes back to ${buyerName(facts)}, and ${facts.amendment.release} is released to ${sellerName(facts)}`
    : nothingMoves

/** The same with the deductions of the seller. */
export const settledLess = (facts: Facts) => `${settled(facts)}${facts.held ? `, ${facts.less}` : ''}`

const proposalSentText = (facts: Facts) =>
  `${otherParty(facts)} has your proposal. Until it is accepted, nothing changes.`

const payButton = ({ amendment: { price } }: Facts) => (price ? `Accept and pay ${price}` : 'Accept')

const paidTerms = ({ seller, price = '$0.00', due, amendment }: Facts) => [
  {
    term: 'You pay',
    text: amendment.price ? `${amendment.price}, held by Marque until you accept the work` : 'nothing',
  },
  ...(amendment.price ? [{ term: 'Price', text: `${amendment.total} in all, not ${price}` }] : []),
  { term: 'You get', text: amendment.added },
  ...(amendment.isRound
    ? [{ term: 'Delivered', text: `again within ${plural(amendment.days || ROUND_DAYS, 'day')} after you accept` }]
    : amendment.days > 0
      ? [{ term: 'Due date', text: `${amendment.moreDays} for ${seller}${due ? `; it was ${due}` : ''}` }]
      : []),
]

const paid = ({ seller, price = '$0.00' }: Facts, before: Facts) =>
  before.amendment.price
    ? `${seller} is told. The price is now ${price}, held by Marque.`
    : `${seller} is told. It costs nothing: the price is still ${price}.`

const goesOn = (facts: Facts) =>
  `${facts.state === 'DISPUTED' ? 'The dispute goes on' : 'The order goes on as before'}, and ${otherParty(facts)} is told.`

export const amendmentSentences = {
  PROPOSE_EXTENSION: {
    explanation: ({ buyer, due }) =>
      due &&
      `The work is due on ${due}. ${buyer} accepts a later date or declines; until then this one stays. If the work is late, the days count from today.`,
    may: () => 'ask for more time',
    done: proposalSentText,
  },
  REQUEST_ADDITION: {
    explanation: ({ seller }) =>
      `Another round of changes, or something on top. ${seller} names a price, and you decide then. Nothing is charged now.`,
    may: () => 'ask for more',
    done: ({ seller }) => `${seller} has your request and names a price or declines.`,
  },
  OFFER_ADDITION: {
    title: ({ amendment }) => (amendment.isRequest ? 'Name a price' : undefined),
    explanation: ({ buyer, amendment }) =>
      `${amendment.isRequest ? `Answers ${buyer} with a price` : 'Another round of changes, or something on top'}. ${buyer} pays it or declines, and Marque holds it like the rest.`,
    may: ({ amendment }) => (amendment.isRequest ? 'name a price' : 'offer an addition'),
    done: proposalSentText,
  },
  PROPOSE_SETTLEMENT: {
    title: settlementTitle,
    explanation: (facts) =>
      `Ends ${facts.orderOrMilestone} if ${otherParty(facts)} agrees: ${facts.held ? `of the ${facts.held}, what you enter goes back to ${buyerName(facts)}, and the rest to ${sellerName(facts)}` : nothingMoves}.`,
    may: ({ state }) => (state === 'DISPUTED' ? 'propose a settlement' : 'propose to cancel together'),
    done: proposalSentText,
  },
  ACCEPT_EXTENSION: {
    title: ({ amendment }) => `Accept ${amendment.moreDays}`,
    explanation: ({ seller, due }) =>
      `Gives ${seller} the days.${due ? ` Until you accept, the work is due on ${due}.` : ''}`,
    may: () => 'accept the later date',
    done: ({ seller, due }) => `${seller} is told.${due ? ` The work is now due on ${due}.` : ''}`,
  },
  ACCEPT_ADDITION: {
    button: payButton,
    explanation: ({ amendment: { added, price } }) =>
      price
        ? `Adds ${added} for ${price}. Marque holds it until you accept the work.`
        : `Adds ${added}. It costs nothing.`,
    terms: paidTerms,
    may: () => 'accept the addition',
    done: paid,
  },
  ACCEPT_ROUND: {
    title: ({ amendment: { added } }) => `Accept ${added}`,
    button: payButton,
    explanation: ({ seller, amendment: { added, price } }) =>
      `Adds ${added}, and ${seller} delivers again. ${price ? `You pay ${price}, and Marque holds it.` : 'It costs nothing.'}`,
    terms: paidTerms,
    may: ({ amendment: { added } }) => `accept ${added}`,
    done: ({ seller }) => `${seller} is told and delivers again.`,
  },
  ACCEPT_SETTLEMENT: {
    button: ({ held, amendment: { refund, release } }) => held && `Refund ${refund}, release ${release}`,
    explanation: (facts) => `Ends ${facts.orderOrMilestone}: ${settled(facts)}. This cannot be undone.`,
    question: (facts) => `${capitalized(facts.orderOrMilestone)} ends: ${settledLess(facts)}. This cannot be undone.`,
    may: () => 'accept the settlement',
    done: (facts) =>
      `${capitalized(facts.orderOrMilestone)} has ended as you both agreed. ${otherParty(facts)} is told.`,
  },
  DECLINE_AMENDMENT: {
    title: ({ amendment }) => (amendment.isRequest ? 'Decline request' : undefined),
    explanation: goesOn,
    may: ({ amendment }) => (amendment.isRequest ? 'decline the request' : 'decline the proposal'),
    done: (facts) => `Declined. ${goesOn(facts)}`,
  },
  WITHDRAW_AMENDMENT: {
    title: ({ amendment }) => (amendment.isRequest ? 'Take request back' : undefined),
    explanation: (facts) => `Takes it back. ${goesOn(facts)}`,
    may: ({ amendment }) => (amendment.isRequest ? 'take the request back' : 'take the proposal back'),
    done: (facts) => `Taken back. ${goesOn(facts)}`,
  },
} satisfies Partial<Record<EngagementTransition, StepSentences>>
