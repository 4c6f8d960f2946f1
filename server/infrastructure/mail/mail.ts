export interface MailMessage {
  to: string
  subject: string
  /** Plain text, lines of any length. */
  text: string
}

/** The mail service. */
export interface Mail {
  /** Resolves once the mail server has taken the mail. Rejects if it can't be sent. */
  send: (message: MailMessage) => Promise<void>
}

const MAX_MAILS = 100

export interface SentMail extends MailMessage {
  sentAt: Date
}

/** Keeps mails in memory for /dev/mail. With sample data only, since links in mails open accounts. */
export const createSampleMail = (now: () => Date) => {
  const sent: SentMail[] = []
  const mail: Mail = {
    send: async (message) => {
      sent.unshift({ ...message, sentAt: now() })
      sent.length = Math.min(sent.length, MAX_MAILS)
    },
  }
  return {
    ...mail,
    /** Newest first. */
    sent: (): readonly SentMail[] => sent,
  }
}

export type SampleMail = ReturnType<typeof createSampleMail>
