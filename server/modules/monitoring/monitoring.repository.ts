import { sql } from 'kysely'
import type { Database } from '../../database/connection'

interface QueueRow {
  queue: string
  count: number
  /** The time when the next try of the longest waiting entry was or is due. Null without entries. */
  dueAt: string | null
  createdAt: string | null
}

export const createMonitoringRepository = (db: Database) => ({
  /**
   * The open entries of each queue. Transfers that wait for their seller's account, or are frozen, may do so for months, and are
   * left out. Charges have the condition of their index.
   */
  queues: async () => {
    const { rows } = await sql<QueueRow>`
      select 'outbox' as queue, count(*) as count, min(next_attempt_at) as due_at, null as created_at
        from outbox_mail where sent_at is null
      union all select 'charges', count(*), min(next_check_at), min(created_at)
        from charge where next_check_at is not null and state = 'open'
      union all select 'refunds', count(*), min(next_attempt_at), min(created_at)
        from refund where done_at is null and superseded_cents < cents
      union all select 'transfers', count(*), min(next_attempt_at), min(created_at)
        from transfer where state = 'open'
      union all select 'transfer reversals', count(*), min(next_attempt_at), min(created_at)
        from transfer_reversal where done_at is null
    `.execute(db)
    return rows
  },

  /** In cents: what is held for all orders, and the balance of all sellers and brokers. */
  money: async () => {
    const { held, earned, paidOut } = await db
      .selectFrom('platformDay')
      .select(({ fn }) => [
        fn.sum<number | null>('held').as('held'),
        fn.sum<number | null>('earned').as('earned'),
        fn.sum<number | null>('paidOut').as('paidOut'),
      ])
      .executeTakeFirstOrThrow()
    return { held: held ?? 0, payable: (earned ?? 0) - (paidOut ?? 0) }
  },
})

export type MonitoringRepository = ReturnType<typeof createMonitoringRepository>
