import type { MailMessage } from '../../infrastructure/mail/mail'
import { newId } from '../../lib/ids'
import type { AfterCommit } from '../scopes'
import type { OutboxRepository } from './outbox.repository'
import type { OutboxWorker } from './outbox.worker'

interface Dependencies {
  outboxRepository: OutboxRepository
  afterCommit: AfterCommit<{ outboxWorker: OutboxWorker }>
  now: () => Date
}

/**
 * Queues mails in the transaction that causes them, so that they are sent if it commits, even after a crash. Mails with links
 * that open accounts bypass it, because the database stores queued mails as plain text.
 */
export const createOutbox = ({ outboxRepository, afterCommit, now }: Dependencies) => ({
  /** Queues a mail to the account's email address, or to another address. */
  enqueue: async (userId: string, mail: MailText, address: string | null = null) => {
    await outboxRepository.add({
      ...mail,
      id: newId('mai'),
      userId,
      address,
      nextAttemptAt: now().toISOString(),
      attempts: 0,
    })
    afterCommit('mail', ({ outboxWorker }) => outboxWorker.run())
  },

  removeAllOf: outboxRepository.removeAllOf,
})

export type Outbox = ReturnType<typeof createOutbox>

export type MailText = Omit<MailMessage, 'to'>

/** A mail with greeting and signature. It never contains text that users typed, because anybody can enter any email address. */
export const mailText = (subject: string, ...paragraphs: string[]): MailText => ({
  subject,
  text: ['Hello,', ...paragraphs, 'Marque'].join('\n\n'),
})
