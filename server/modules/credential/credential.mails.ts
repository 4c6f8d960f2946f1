import { createMail } from '../outbox/mail-template'

interface CredentialMail {
  to: string
  title: string
  /** Completes the sentence about the registration: `was checked`. */
  happened: string
  note: string
  link: string
}

/** The mail about a registration to its owner. */
export const credentialMail = ({ to, title, happened, note, link }: CredentialMail) =>
  createMail({
    to,
    subject: `Your registration ${happened}`,
    paragraphs: [`${title} ${happened}.`],
    quote: note ? { by: 'Marque', text: note } : undefined,
    button: { label: 'See your registrations', url: link },
  })
