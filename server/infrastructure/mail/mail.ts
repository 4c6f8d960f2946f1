export interface MailMessage {
  to: string
  subject: string
  /** Plain text, lines of any length. */
  text: string
  /** The same as an HTML document. Empty in mails that an earlier version has queued. */
  html: string
}

/** The recipient's mail server refuses the address for good: it doesn't exist or takes no mails. */
export class AddressRejected extends Error {
  override name = 'AddressRejected'
}

/** The recipient's mail server refuses this mail for good, for example because of its content. The address may be right. */
export class MailRejected extends Error {
  override name = 'MailRejected'
}

/** The recipient's mail server has answered, but doesn't take the mail now. */
export class MailDeferred extends Error {
  override name = 'MailDeferred'
}

export interface Mail {
  /**
   * Resolves once the mail server has accepted the mail. Rejects with AddressRejected, MailRejected or MailDeferred if it
   * refuses the mail, and with another error if it can't be reached.
   */
  send: (message: MailMessage) => Promise<void>
  /** True if no mail server is set up: mails are dropped. */
  isMissing?: true
}

const MAX_MAILS = 100

export interface SentMail extends MailMessage {
  sentAt: Date
}

/** Keeps mails in memory for /dev/mail. With sample data only, because links in mails give access to accounts. */
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
