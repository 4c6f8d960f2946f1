import type { MailMessage } from '../../infrastructure/mail/mail'

export type MailText = Omit<MailMessage, 'to'>

/** A mail with greeting and signature. It never contains text that users typed, because anybody can enter any email address. */
export const mailText = (subject: string, ...paragraphs: string[]): MailText => ({
  subject,
  text: ['Hello,', ...paragraphs, 'Marque'].join('\n\n'),
})
