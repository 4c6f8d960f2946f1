import { createMail } from '../outbox/mail-template'

interface CredentialMail {
  to: string
  title: string
  happened: string
  note: string
  link: string
}

/** The mail about a registration to its owner. */
export const credentialMail = ({ to, title, happened, note, link }: CredentialMail) =>
  createMail({
    to,
    subject: `Your registration was ${happened}`.replace('was due', 'is due'),
    paragraphs: [`${title} was ${happened}.`.replace('was due', 'is due')],
    quote: note ? { by: 'Marque', text: note } : undefined,
    button: { label: 'See your registrations', url: link },
  })
