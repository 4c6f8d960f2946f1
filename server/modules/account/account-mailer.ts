import type { Infrastructure } from '../../infrastructure/infrastructure'
import type { MailText } from '../outbox/mail-template'

/** Mails that open accounts or warn their owners. They are sent without the outbox, which stores texts. */
export const createAccountMailer = ({
  mail,
  siteOrigin,
  afterResponse,
}: Pick<Infrastructure, 'mail' | 'siteOrigin' | 'afterResponse'>) => ({
  link: (path: '/reset-password' | '/confirm-email', token: string) => `${siteOrigin()}${path}?token=${token}`,

  send: (to: string, text: MailText) => mail.send({ to, ...text }),

  sendLater: (to: string, text: MailText) => afterResponse('mail', () => mail.send({ to, ...text })),
})

export type AccountMailer = ReturnType<typeof createAccountMailer>
