import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'

export const createLedgerRepository = (db: Database) => ({
  add: (postings: Insertable<Tables['posting']>[]) => db.insertInto('posting').values(postings).execute(),

  /** What has come into each account and gone out of it, for each engagement; texts where a number might not hold a sum. */
  balancesOf: (engagementIds: readonly string[]) =>
    db
      .selectFrom('posting')
      .select(['engagementId', 'account'])
      .select(sql<number | string>`sum(case when cents > 0 then cents else 0 end)`.as('came'))
      .select(sql<number | string>`sum(case when cents < 0 then -cents else 0 end)`.as('went'))
      .where('engagementId', 'in', engagementIds)
      .groupBy(['engagementId', 'account'])
      .execute(),
})

export type LedgerRepository = ReturnType<typeof createLedgerRepository>
