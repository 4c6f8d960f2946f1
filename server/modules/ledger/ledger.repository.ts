import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'

export const createLedgerRepository = (db: Database) => ({
  add: (postings: Insertable<Tables['posting']>[]) => db.insertInto('posting').values(postings).execute(),

  /** Incoming and outgoing sums of each account, by engagement. */
  balancesOf: (engagementIds: readonly string[]) =>
    db
      .selectFrom('posting')
      .select(['engagementId', 'account'])
      .select(sql<number>`sum(case when cents > 0 then cents else 0 end)`.as('incoming'))
      .select(sql<number>`sum(case when cents < 0 then -cents else 0 end)`.as('outgoing'))
      .where('engagementId', 'in', engagementIds)
      .groupBy(['engagementId', 'account'])
      .execute(),

  /** The unrefunded part of each charge of an engagement, the oldest charge first. */
  chargesOf: (engagementId: string) =>
    db
      .selectFrom('posting')
      .select(['chargeKey', sql<number>`-sum(cents)`.as('cents')])
      .where('engagementId', '=', engagementId)
      .where('account', '=', 'buyer')
      .groupBy('chargeKey')
      .orderBy(({ fn }) => fn.min('at'))
      .orderBy('chargeKey')
      .execute(),

  /** What entries have taken back for chargebacks of a charge. */
  chargedBack: (chargeKey: string) =>
    db
      .selectFrom('posting')
      .select('cents')
      .where('chargeKey', '=', chargeKey)
      .where('account', '=', 'buyer')
      .where('cause', '=', 'chargeback')
      .execute(),
})

export type LedgerRepository = ReturnType<typeof createLedgerRepository>
