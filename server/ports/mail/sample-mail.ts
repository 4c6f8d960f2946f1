import type { Mail, MailMessage } from './mail'

const MOST = 100

export interface SentMail extends MailMessage {
  sentAt: Date
}

/** Keeps what would have been sent in memory, where /dev/mail shows it. Links in mails open accounts: for sample data alone. */
export const createSampleMail = (now: () => Date) => {
  const sent: SentMail[] = []
  const mail: Mail = {
    send: async (message) => {
      sent.unshift({ ...message, sentAt: now() })
      sent.length = Math.min(sent.length, MOST)
    },
  }
  return {
    ...mail,
    /** Newest first. */
    sent: (): readonly SentMail[] => sent,
  }
}

export type SampleMail = ReturnType<typeof createSampleMail>
