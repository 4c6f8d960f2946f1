import type { EngagementTransition } from '../../../generated/resolvers'
import { neverFunded } from '../engagement.states'
import { by, type MailSentences, said, see } from '../mails/mail-facts'

/** The mails about milestones, to the party that did not take the step. */
export const milestoneMailSentences = {
  AGREE_MILESTONE: {
    subject: ({ who, title }) => `${who} agreed to the milestone ${title}`,
    text: ({ who }) => `It begins when ${who} has paid for it.`,
    button: see,
  },
  FUND: {
    subject: ({ who, title }) => `${who} funded ${title}`,
    text: (facts) =>
      facts.state === 'IN_PROGRESS'
        ? `${facts.price} is paid, and Marque holds it. You can begin. Please deliver${by(facts)}.`
        : `${facts.price} is paid, and Marque holds it. Work begins when ${facts.who} has sent the requirements.`,
    button: see,
  },
  START_MILESTONE: {
    subject: ({ title }) => `Work on ${title} begins`,
    text: (facts) =>
      `The requirements of the other milestone apply to this one, too. ${facts.side === 'SELLER' ? `Please deliver${by(facts)}.` : `${facts.seller} delivers${by(facts)}.`}`,
    button: see,
  },
  CANCEL_MILESTONE: {
    subject: said('cancelled', 'is cancelled: it was not funded'),
    text: () => `${neverFunded} The other milestones go on.`,
    button: see,
  },
} satisfies Partial<Record<EngagementTransition, MailSentences>>
