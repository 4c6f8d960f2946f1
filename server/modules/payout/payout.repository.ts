import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { StatementEntryKind } from '../../generated/resolvers'
import type { StatementRow } from './statement.row'

const latestEntries = latestFirst<StatementRow>('STATEMENT', 'at', 'id')

export const createPayoutRepository = (db: Database) => {
  /** The changes of a seller's or broker's earnings. */
  const earnings = (userId: string, party: 'seller' | 'broker') =>
    db
      .selectFrom('posting')
      .innerJoin('engagement', 'engagement.id', 'posting.engagementId')
      .where(`engagement.${party}Id`, '=', userId)
      .where('account', '=', party)
      .select([
        'posting.id',
        'posting.at',
        sql<StatementEntryKind>`case
          when cents > 0 then 'EARNED' when cause = 'refund' then 'REFUNDED' else 'CHARGED_BACK' end`.as('kind'),
        'cents',
        'posting.engagementId',
      ])

  /** Everything that changes the balance of a seller or broker: earnings from the ledger, and transfers. */
  const statement = (payeeId: string) => {
    const transfers = db.selectFrom('transfer').where('payeeId', '=', payeeId)
    return earnings(payeeId, 'seller')
      .unionAll(earnings(payeeId, 'broker'))
      .unionAll(
        transfers
          .where('sentAt', 'is not', null)
          .select([
            'id',
            sql<string>`sent_at`.as('at'),
            sql<StatementEntryKind>`'PAID_OUT'`.as('kind'),
            sql<number>`-cents`.as('cents'),
            'engagementId',
          ]),
      )
      .unionAll(
        transfers
          .innerJoin('transferReversal', 'transferReversal.transferId', 'transfer.id')
          .where('doneAt', 'is not', null)
          .select([
            'transferReversal.id',
            sql<string>`done_at`.as('at'),
            sql<StatementEntryKind>`'RETURNED'`.as('kind'),
            'transferReversal.cents',
            'engagementId',
          ]),
      )
  }

  return {
    statement: (payeeId: string, request: PageRequest) =>
      fetchPage(db, db.selectFrom(statement(payeeId).as('entry')).selectAll(), latestEntries, request),

    /** The sum of each kind of entry, in cents. */
    sums: (payeeId: string) =>
      db
        .selectFrom(statement(payeeId).as('entry'))
        .select(['kind', ({ fn }) => fn.sum<number>('cents').as('cents')])
        .groupBy('kind')
        .execute(),

    /** The held funds of the engagements that an account sells or has brokered, in cents. */
    held: async (payeeId: string) => {
      const held = db
        .selectFrom('posting')
        .innerJoin('engagement', 'engagement.id', 'posting.engagementId')
        .where(({ or, eb }) => or([eb('engagement.sellerId', '=', payeeId), eb('engagement.brokerId', '=', payeeId)]))
        .where('account', '=', 'held')
      const { cents } = await held
        .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
        .executeTakeFirstOrThrow()
      return cents ?? 0
    },
  }
}

export type PayoutRepository = ReturnType<typeof createPayoutRepository>
