import { createTransport } from 'nodemailer'
import { propertyOf } from '../../lib/property-of'
import { AddressRejected, type Mail, MailDeferred, MailRejected } from './mail'

const TIMEOUT_MS = 10_000

interface Sender {
  /** `smtp://name:password@host:587` or `smtps://...`; `?from=` names the sender. */
  smtpUrl: string
  /** The site's host name, for the default sender. */
  hostname: string
}

export const createSmtpMail = ({ smtpUrl, hostname }: Sender): Mail => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const from = new URL(smtpUrl).searchParams.get('from') || `no-reply@${hostname}`
  return {
    send: async ({ to, subject, text, html }) => {
      const sending = transport.sendMail({
        from: { name: 'Marque', address: from },
        // An object, because a text with commas or brackets could be parsed as several addresses.
        to: { name: '', address: to },
        subject,
        text,
        ...(html && { html }),
        // Prevents out-of-office replies.
        headers: { 'auto-submitted': 'auto-generated' },
      })
      await sending.catch((error: unknown) => {
        throw refusalOf(error) ?? error
      })
    },
  }
}

/** The answer to RCPT TO is about the recipient, and the one to DATA about the mail; other commands concern our account or the server. */
const refusalOf = (error: unknown) => {
  const [responseCode, command] = [propertyOf(error, 'responseCode'), propertyOf(error, 'command')]
  if (typeof responseCode !== 'number' || responseCode < 400 || (command !== 'RCPT TO' && command !== 'DATA'))
    return undefined
  if (responseCode < 500) return new MailDeferred()
  return command === 'DATA' ? new MailRejected() : new AddressRejected()
}
