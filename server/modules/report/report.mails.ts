import { createMail, quoted } from '../outbox/mail-template'

interface DecisionMail {
  to: string
  title: string
  /** The admins' reason or answer. */
  text: string
  link: string
}

/** The mails to the owner of reported content, by the decision. */
export const decisionMails = {
  TAKE_DOWN: ({ to, title, text, link }: DecisionMail) =>
    createMail({
      to,
      subject: `We have taken down ${quoted(title)}`,
      paragraphs: [
        `Nobody but you sees ${quoted(title)} any more. Orders under way go on.`,
        'If you think that this is a mistake, you can appeal once.',
      ],
      quote: { by: 'Marque', text },
      button: { label: 'Read the reason or appeal', url: link },
    }),
  UPHOLD: ({ to, title, text, link }: DecisionMail) =>
    createMail({
      to,
      subject: `${quoted(title)} stays taken down`,
      paragraphs: [`We have looked at ${quoted(title)} again, and it stays hidden.`],
      quote: { by: 'Marque', text },
      button: { label: 'See the decision', url: link },
    }),
  RESTORE: ({ to, title, text, link }: DecisionMail) =>
    createMail({
      to,
      subject: `${quoted(title)} is shown again`,
      paragraphs: [`We have looked at ${quoted(title)} again, and it is no longer hidden.`],
      quote: { by: 'Marque', text },
      button: { label: 'See the decision', url: link },
    }),
}
