import type { OutboxMailRow, UserRow } from '../../database/tables/tables'
import type { Mail } from '../../infrastructure/mail/mail'
import type { OutboxRepository } from './outbox.repository'

/** How long a claim lasts, and the first wait after a failure, which doubles each time. */
const CLAIM_MS = 60_000
const MAX_WAIT_MS = 3_600_000
/** About a day of retries. */
const MAX_ATTEMPTS = 28
/** After this many failures the mail server counts as down, and the run ends. */
const MAX_FAILURES = 3

interface Dependencies {
  outboxRepository: OutboxRepository
  mail: Mail
  users: { of: (id: string) => Promise<UserRow> }
  now: () => Date
}

/** Sends the queued mails. */
export const createOutboxWorker = ({ outboxRepository, mail, users, now }: Dependencies) => {
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds)

  const send = async ({ id, userId, address, subject, text }: OutboxMailRow) => {
    const { email, deletedAt } = await users.of(userId)
    if (deletedAt === null) await mail.send({ to: address ?? email, subject, text })
    await outboxRepository.remove(id)
  }

  const failed = ({ id, attempts }: OutboxMailRow) =>
    attempts < MAX_ATTEMPTS
      ? outboxRepository.reschedule(id, after(Math.min(CLAIM_MS * 2 ** (attempts - 1), MAX_WAIT_MS)))
      : outboxRepository.remove(id)

  return {
    /** Sends all mails that are due. Throws at the end if some could not be sent. */
    run: async () => {
      let unsent = 0
      while (unsent < MAX_FAILURES) {
        const queued = await outboxRepository.claim(now(), after(CLAIM_MS))
        if (!queued) break
        await send(queued).catch(async () => {
          unsent += 1
          await failed(queued)
        })
      }
      if (unsent > 0) throw new UnsentError(unsent)
    },
  }
}

/** Without the mail server's own message, which contains email addresses. */
class UnsentError extends Error {
  override name = 'UnsentError'

  constructor(count: number) {
    super(`${count} mails could not be sent and will be retried`)
  }
}

export type OutboxWorker = ReturnType<typeof createOutboxWorker>
