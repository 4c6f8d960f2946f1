import { createTransport } from 'nodemailer'
import type { Mail } from './mail'

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
    send: async ({ to, subject, text }) => {
      await transport.sendMail({
        from: { name: 'Marque', address: from },
        // As an object it is one address, whatever commas and brackets it holds.
        to: { name: '', address: to },
        subject,
        text,
        // Prevents out-of-office replies.
        headers: { 'auto-submitted': 'auto-generated' },
      })
    },
  }
}
