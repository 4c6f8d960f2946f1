import { later, MINUTE_MS } from '../../lib/dates'
import { newId } from '../../lib/ids'
import type { AfterCommit } from '../container-scopes'
import type { UserQueries } from '../user/user.queries'
import type { MailRecords } from './mail-record.service'
import type { MailText } from './mail-template'
import type { OutboxRepository } from './outbox.repository'
import type { RejectedAddressRepository } from './rejected-address.repository'

/** The shortest time between two mails to an account about one topic. */
export const TOPIC_MS = 10 * MINUTE_MS

interface Dependencies {
  mailRecords: MailRecords
  outboxRepository: OutboxRepository
  rejectedAddressRepository: RejectedAddressRepository
  users: Pick<UserQueries, 'of'>
  afterCommit: AfterCommit<{ outboxWorker: { run: () => Promise<void> } }>
  now: () => Date
}

/**
 * Queues mails in the transaction that causes them, so that they are sent if and only if it commits, even after a crash. Mails
 * with links that open accounts are not queued, because the database stores queued mails as plain text.
 */
export const createOutbox = (dependencies: Dependencies) => {
  const { mailRecords, outboxRepository, rejectedAddressRepository, users, afterCommit, now } = dependencies
  const add = async (userId: string, mail: MailText, { address, topic, aboutId, atOnce }: Options) => {
    const to = address ?? (await users.of(userId)).email
    const id = newId('mai')
    const isAdded = await outboxRepository.add({
      ...mail,
      id,
      userId,
      address: address ?? null,
      topic: atOnce ? null : (topic ?? null),
      aboutId: aboutId ?? null,
      domain: to.slice(to.lastIndexOf('@') + 1).toLowerCase(),
      nextAttemptAt: now().toISOString(),
      attempts: 0,
      sentAt: null,
    })
    if (isAdded) await mailRecords.add({ mailId: id, userId, topic, subject: mail.subject, aboutId })
    return isAdded
  }

  return {
    /**
     * Queues a mail to the account's email address, or to another address. Of several mails about a topic within ten minutes the
     * first is sent at once, and the last when the ten minutes are over. A mail with `atOnce` is always sent, without waiting, in
     * place of one about its topic that waits.
     */
    enqueue: async (userId: string, mail: MailText, options: Options = {}) => {
      if (options.atOnce && options.topic)
        for (const { id } of await outboxRepository.removeWaiting(userId, options.topic))
          await mailRecords.close(id, 'REPLACED')
      const isAdded = await add(userId, mail, options)
      if (!isAdded && options.topic) {
        const next = (sentAt: string) => later(sentAt, TOPIC_MS)
        const mailId = await outboxRepository.replace(userId, options.topic, mail, next)
        const { topic, aboutId } = options
        if (mailId) await mailRecords.replace({ mailId, userId, topic, subject: mail.subject, aboutId })
        // The worker has removed the sent one meanwhile.
        else await add(userId, mail, options)
      }
      afterCommit('mail', ({ outboxWorker }) => outboxWorker.run())
    },

    /** Sends mails to an address again, since a link that was mailed to it has been followed. */
    trust: rejectedAddressRepository.remove,

    /** Removes the mails to an account and those that name it, and the subjects of the ones that it was sent. */
    removeAllOf: async (userId: string) => {
      await mailRecords.blankOf(userId)
      await outboxRepository.removeAllOf(userId)
    },
  }
}

interface Options {
  /** An address that is used as it is: neither a confirmation nor a later change of the account's address counts. */
  address?: string
  /** The id of the mail's subject, if that can cause many mails. */
  topic?: string
  /** Neither waits for an earlier mail about its topic nor is replaced by a later one. */
  atOnce?: boolean
  /** The other account that it names or quotes, whose deletion removes it. */
  aboutId?: string
}

export type Outbox = ReturnType<typeof createOutbox>
