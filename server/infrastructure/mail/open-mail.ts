import type { Log } from '../log'
import { createSampleMail, type Mail, type SampleMail } from './mail'

interface Setting {
  smtpUrl: string | undefined
  publicUrl: URL | undefined
  sampleData: boolean
}

interface OpenedMail {
  mail: Mail
  /** The mails that would have been sent, with sample data only. */
  sampleMail?: SampleMail
}

/** The mail service that the environment configures. */
export const openMail = async ({ smtpUrl, publicUrl, sampleData }: Setting, log: Log): Promise<OpenedMail> => {
  if (smtpUrl) {
    // Loaded on demand: most servers start without it.
    const { createSmtpMail } = await import('./smtp-mail')
    return { mail: createSmtpMail({ smtpUrl, hostname: publicUrl?.hostname ?? 'localhost' }) }
  }
  if (!sampleData) return { mail: noMail(log) }
  const sampleMail = createSampleMail(() => new Date())
  return { mail: sampleMail, sampleMail }
}

/** Without a mail server: logs that a mail was due, never its content. */
export const noMail = (log: Log): Mail => ({
  isMissing: true,
  send: async ({ subject }) => log.warn({ subject }, 'A mail was not sent: SMTP_URL is not set'),
})
