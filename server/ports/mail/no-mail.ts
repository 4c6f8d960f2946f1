import type { Log } from '../../log'
import type { Mail } from './mail'

/** Where no mail server is set up, that a mail was due is noted, never what it said. */
export const noMail = (log: Log): Mail => ({
  send: async ({ subject }) => log.warn({ subject }, 'A mail was not sent: SMTP_URL is not set'),
})
