import type { OutboxMailRow } from '../../database/tables/tables'
import { AddressRejected, type Mail, MailDeferred, MailRejected } from '../../infrastructure/mail/mail'
import { HOUR_MS, later } from '../../lib/dates'
import type { EmailConfirmation } from '../account/email/email-confirmation'
import type { InTransaction } from '../container-scopes'
import type { UserQueries } from '../user/user.queries'
import type { MailRecords } from './mail-record.service'
import type { OutboxRepository } from './outbox.repository'
import { TOPIC_MS } from './outbox.service'
import type { RejectedAddressRepository } from './rejected-address.repository'

/** The length of a claim and of the first wait after a failure. The wait doubles with each failure. */
const CLAIM_MS = 60_000
const MAX_WAIT_MS = HOUR_MS
/** About a day of retries. */
const MAX_ATTEMPTS = 28
/** Ends the run after this many failures of our mail server, because it is probably down. */
const MAX_OUTAGES = 3
/** Leaves out the mails of a domain after this many of its refusals, until the next run. */
const MAX_REFUSALS = 3

interface Dependencies {
  mailRecords: Pick<MailRecords, 'close'>
  outboxRepository: OutboxRepository
  rejectedAddressRepository: RejectedAddressRepository
  emailConfirmation: Pick<EmailConfirmation, 'isRequiredOf'>
  mail: Mail
  users: Pick<UserQueries, 'of'>
  now: () => Date
  inTransaction: InTransaction<{ outboxRepository: Pick<OutboxRepository, 'claim'> }>
}

/** Sends the queued mails. */
export const createOutboxWorker = (dependencies: Dependencies) => {
  const { mailRecords, outboxRepository, rejectedAddressRepository, emailConfirmation, mail, users } = dependencies
  const { now, inTransaction } = dependencies
  const after = (milliseconds: number) => later(now(), milliseconds)

  const isRejected = async (address: string) => (await rejectedAddressRepository.find([address])).length > 0

  const send = async (queued: OutboxMailRow) => {
    const { id, userId, address, subject, text, html, topic } = queued
    const account = await users.of(userId)
    const to = address ?? account.email
    if (account.deletedAt !== null || (await isRejected(to))) return giveUp(id)
    // Sent if the owner confirms the address within a day. Warnings name the address, and are sent at once.
    if (address === null && emailConfirmation.isRequiredOf(account)) return retryLater(queued)
    let state: 'SENT' | 'FAILED' = mail.isMissing ? 'FAILED' : 'SENT'
    await mail.send({ to, subject, text, html }).catch(async (error: unknown) => {
      if (error instanceof AddressRejected) await rejectedAddressRepository.add(to, now().toISOString())
      else if (!(error instanceof MailRejected)) throw error
      state = 'FAILED'
    })
    await mailRecords.close(id, state)
    if (topic === null) return outboxRepository.remove(id)
    if (!(await outboxRepository.markSent(queued, now()))) await outboxRepository.reschedule(id, after(TOPIC_MS))
  }

  const retryLater = ({ id, attempts }: OutboxMailRow) =>
    attempts < MAX_ATTEMPTS
      ? outboxRepository.reschedule(id, after(Math.min(CLAIM_MS * 2 ** (attempts - 1), MAX_WAIT_MS)))
      : giveUp(id)

  /** Leaves a mail unsent for good. */
  const giveUp = async (id: string) => {
    await mailRecords.close(id, 'FAILED')
    await outboxRepository.remove(id)
  }

  /** In a transaction, so that its commit clears the loader of accounts: the address may have changed since an earlier mail. */
  const claim = (except: readonly string[]) =>
    inTransaction(({ outboxRepository }) => outboxRepository.claim(now(), after(CLAIM_MS), except))

  /** Sends the mails that are due. Throws at the end if some could not be sent. */
  const sendAll = async () => {
    const refusals = new Map<string, number>()
    let [outages, unsent] = [0, 0]
    while (outages < MAX_OUTAGES) {
      const queued = await claim([...refusals].flatMap(([domain, count]) => (count < MAX_REFUSALS ? [] : [domain])))
      if (!queued) break
      await send(queued).catch(async (error: unknown) => {
        unsent += 1
        if (error instanceof MailDeferred) refusals.set(queued.domain, (refusals.get(queued.domain) ?? 0) + 1)
        else outages += 1
        await retryLater(queued)
      })
    }
    if (unsent > 0) throw new UnsentError(unsent)
  }

  return {
    /** Sends all mails that are due, new ones first. */
    run: async () => {
      await outboxRepository.removeSentBefore(after(-TOPIC_MS))
      await sendAll()
    },
  }
}

/** Leaves out the mail server's message, because that contains email addresses. */
class UnsentError extends Error {
  override name = 'UnsentError'

  constructor(count: number) {
    super(`${count} mails could not be sent and will be retried`)
  }
}
