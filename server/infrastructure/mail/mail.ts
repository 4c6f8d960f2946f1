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
