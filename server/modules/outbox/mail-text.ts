import type { MailMessage } from '../../infrastructure/mail/mail'

export type MailText = Omit<MailMessage, 'to'>

/** A mail with greeting and signature. Nothing that people typed goes into it: mails go to addresses that people typed, too. */
export const mailText = (subject: string, ...paragraphs: string[]): MailText => ({
  subject,
  text: ['Hello,', ...paragraphs, 'Marque'].join('\n\n'),
})
