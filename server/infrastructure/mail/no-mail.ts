import type { Log } from '../log'
import type { Mail } from './mail'

/** Without a mail server: logs that a mail was due, never its content. */
export const noMail = (log: Log): Mail => ({
  send: async ({ subject }) => log.warn({ subject }, 'A mail was not sent: SMTP_URL is not set'),
})
