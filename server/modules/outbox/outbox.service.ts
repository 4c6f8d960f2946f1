import { newId } from '../../lib/ids'
import type { AfterCommit } from '../scopes'
import type { MailText } from './mail-text'
import type { OutboxRepository } from './outbox.repository'
import type { OutboxWorker } from './outbox.worker'

interface Dependencies {
  outboxRepository: OutboxRepository
  afterCommit: AfterCommit<{ outboxWorker: OutboxWorker }>
  now: () => Date
}

/**
 * Mails that are queued in the transaction that causes them, so they go out if it commits, even after a crash. Links that open
 * accounts never come here, since the database stores these mails as text.
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

  removeAllOf: async (userId: string) => {
    await outboxRepository.removeAllOf(userId)
  },
})

export type Outbox = ReturnType<typeof createOutbox>
