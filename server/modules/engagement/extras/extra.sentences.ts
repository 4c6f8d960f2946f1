import type { EngagementTransition } from '../../../generated/resolvers'
import type { MailSentences } from '../mails/mail-facts'
import { see } from '../mails/mail-facts'
import type { StepSentences } from '../sentences/engagement.facts'

export const extraSentences = {
  BUY_EXTRA: {
    may: () => 'buy an extra of the listing',
    done: ({ seller, price = '$0.00', due }) =>
      `${seller} is told. The price is now ${price}, held by Marque.${due ? ` The work is due on ${due}.` : ''}`,
  },
} satisfies Partial<Record<EngagementTransition, StepSentences>>

export const extraMailSentences = {
  BUY_EXTRA: {
    subject: ({ who, title }) => `${who} bought an extra for ${title}`,
    text: ({ sum, due }) =>
      `${sum ? `${sum} more is paid, and Marque holds it.` : 'It costs nothing.'}${due ? ` The next date is ${due}.` : ''}`,
    button: see,
  },
} satisfies Partial<Record<EngagementTransition, MailSentences>>
