export interface MailMessage {
  to: string
  subject: string
  /** Plain text, lines of any length. */
  text: string
}

/** Whoever carries mails out. */
export interface Mail {
  /** Settles once the mail is on its way; rejects where it can't be sent. */
  send: (message: MailMessage) => Promise<void>
}
