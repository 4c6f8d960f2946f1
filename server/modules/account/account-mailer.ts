import type { Infrastructure } from '../infrastructure'
import type { MailText } from '../outbox/mail-template'

/** Mails with links that open accounts. They are sent without the outbox, which stores texts. */
export const createAccountMailer = ({ mail, siteOrigin }: Pick<Infrastructure, 'mail' | 'siteOrigin'>) => ({
  link: (path: '/reset-password' | '/confirm-email', token: string) => `${siteOrigin()}${path}?token=${token}`,

  send: (to: string, text: MailText) => mail.send({ to, ...text }),
})

export type AccountMailer = ReturnType<typeof createAccountMailer>
