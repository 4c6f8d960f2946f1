import type { EngagementTransition } from '../../../generated/resolvers'
import { plural } from '../../../lib/text'
import { type Facts, otherParty, type StepSentences, timeTo } from '../sentences/engagement.facts'

const whenDue = ({ requirementsSent, days, seller }: Pick<Facts, 'requirementsSent' | 'days' | 'seller'>) =>
  requirementsSent
    ? `${seller} begins at once, and the work is due ${plural(days ?? 0, 'day')} later.`
    : `Work begins once you tell ${seller} what to make.`

/** The sentences of the steps that fund a milestone or drop it. */
export const milestoneSentences = {
  FUND: {
    title: () => 'Fund this milestone',
    button: ({ price }) => price && `Fund and pay ${price}`,
    explanation: ({ price = '$0.00', ...facts }) =>
      `Pays ${price}. Marque holds it until you accept the work of this milestone. ${whenDue(facts)}`,
    terms: ({ price = '$0.00', days, rounds, seller, requirementsSent }) => [
      { term: 'You pay', text: `${price}, held by Marque until you accept the work of this milestone` },
      {
        term: 'Delivered',
        text: `within ${plural(days ?? 0, 'day')} ${requirementsSent ? 'from now' : `after you send ${seller} the requirements`}`,
      },
      { term: 'Included', text: `the milestone as in the offer, and ${rounds}` },
    ],
    may: () => 'fund this milestone',
    done: ({ price = '$0.00', seller, state }) =>
      `You have paid ${price}, and Marque holds it. ${state === 'IN_PROGRESS' ? `${seller} begins now.` : `Now tell ${seller} what to make.`}`,
  },
  CANCEL_MILESTONE: {
    explanation: (facts) =>
      `Cancels this milestone alone. Nothing is charged, and ${otherParty(facts)} is told. The other milestones go on.`,
    may: () => 'cancel this milestone',
    done: (facts) => `This milestone is cancelled, and ${otherParty(facts)} is told. Nothing is charged.`,
    deadline: {
      purpose: (facts) => timeTo('fund this milestone', 'BUYER', facts),
      silence: () => 'Without funding, this milestone is cancelled then. Nothing is charged.',
    },
  },
} satisfies Partial<Record<EngagementTransition, StepSentences>>
