import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'

export const createReconciliationRepository = (db: Database) => ({
  add: (reconciliation: Insertable<Tables['reconciliation']>) =>
    db.insertInto('reconciliation').values(reconciliation).execute(),

  latest: () => db.selectFrom('reconciliation').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst(),

  /** Fulfilled charges that were made, refunded or charged back in a period. */
  changedCharges: (from: string, until: string) =>
    db
      .selectFrom('charge')
      .select(['key', 'cents'])
      .where('state', '=', 'paid')
      .where(({ or, and, eb, selectFrom }) =>
        or([
          and([eb('createdAt', '>=', from), eb('createdAt', '<=', until)]),
          eb('key', 'in', selectFrom('refund').select('chargeKey').where('createdAt', '>=', from)),
          eb('key', 'in', selectFrom('chargeback').select('chargeKey').where('closedAt', '>=', from)),
        ]),
      )
      .execute(),

  /** The sums that the ledger has received and refunded, by charge. PostgreSQL returns sums of bigint as texts. */
  ledgerOf: (chargeKeys: readonly string[]) =>
    db
      .selectFrom('posting')
      .select('chargeKey')
      .select(sql<number | string>`sum(case when cents < 0 then -cents else 0 end)`.as('paid'))
      .select(sql<number | string>`sum(case when cents > 0 then cents else 0 end)`.as('refunded'))
      .where('account', '=', 'buyer')
      .where('chargeKey', 'in', chargeKeys)
      .groupBy('chargeKey')
      .execute(),

  /** The refunds of engagements, by charge. */
  refundsOf: (chargeKeys: readonly string[]) =>
    db
      .selectFrom('refund')
      .select('chargeKey')
      .select(sql<number | string>`sum(cents)`.as('cents'))
      .where('engagementId', 'is not', null)
      .where('chargeKey', 'in', chargeKeys)
      .groupBy('chargeKey')
      .execute(),

  lostChargebacksOf: (chargeKeys: readonly string[]) =>
    db
      .selectFrom('chargeback')
      .select('chargeKey')
      .select(sql<number | string>`sum(cents)`.as('cents'))
      .where('state', '=', 'lost')
      .where('chargeKey', 'in', chargeKeys)
      .groupBy('chargeKey')
      .execute(),

  /** Engagements with transfers that were made or taken back since a moment: what the seller keeps, and has in the ledger. */
  transfersSince: (from: string) =>
    db
      .selectFrom('posting')
      .innerJoin(
        (selected) =>
          selected
            .selectFrom('transfer')
            .select(['engagementId', sql<number | string>`sum(cents - reversed_cents)`.as('kept')])
            .groupBy('engagementId')
            .as('sent'),
        (join) => join.onRef('sent.engagementId', '=', 'posting.engagementId'),
      )
      .select(['posting.engagementId', 'sent.kept'])
      .select(({ fn }) => fn.sum<number | string>('posting.cents').as('earned'))
      .where('posting.account', '=', 'seller')
      .where('posting.engagementId', 'in', (selected) =>
        selected.selectFrom('posting').select('engagementId').where('at', '>=', from),
      )
      .groupBy(['posting.engagementId', 'sent.kept'])
      .execute(),

  /** Open refunds that the admins were told of. */
  failingRefunds: () =>
    db
      .selectFrom('refund')
      .select(['id', 'chargeKey', 'cents'])
      .where('doneAt', 'is', null)
      .where('toldAt', 'is not', null)
      .orderBy('id')
      .execute(),
})

export type ReconciliationRepository = ReturnType<typeof createReconciliationRepository>
