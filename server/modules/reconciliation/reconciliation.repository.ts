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

  /** The sums that the ledger has received and refunded, by charge. */
  ledgerOf: (chargeKeys: readonly string[]) =>
    db
      .selectFrom('posting')
      .select('chargeKey')
      .select(sql<number>`sum(case when cents < 0 then -cents else 0 end)`.as('paid'))
      .select(sql<number>`sum(case when cents > 0 then cents else 0 end)`.as('refunded'))
      .where('account', '=', 'buyer')
      .where('chargeKey', 'in', chargeKeys)
      .groupBy('chargeKey')
      .execute(),

  /** The refunds of engagements, by charge, without what the bank has paid. */
  refundsOf: (chargeKeys: readonly string[]) =>
    db
      .selectFrom('refund')
      .select('chargeKey')
      .select(sql<number>`sum(cents - superseded_cents)`.as('cents'))
      .where('engagementId', 'is not', null)
      .where('chargeKey', 'in', chargeKeys)
      .groupBy('chargeKey')
      .execute(),

  lostChargebacksOf: (chargeKeys: readonly string[]) =>
    db
      .selectFrom('chargeback')
      .select('chargeKey')
      .select(sql<number>`sum(cents)`.as('cents'))
      .where('state', '=', 'lost')
      .where('chargeKey', 'in', chargeKeys)
      .groupBy('chargeKey')
      .execute(),

  /** The transferred sum and the balance in the ledger of each payee of an engagement whose ledger has changed since a moment. */
  transfersSince: (from: string) =>
    db
      .selectFrom((selected) =>
        selected
          .selectFrom('transfer')
          .innerJoin('engagement', 'engagement.id', 'transfer.engagementId')
          .select([
            'transfer.engagementId',
            sql<'seller' | 'broker'>`case when payee_id = seller_id then 'seller' else 'broker' end`.as('payee'),
            sql<number>`sum(cents - reversed_cents)`.as('kept'),
          ])
          .where('transfer.engagementId', 'in', (changed) =>
            changed.selectFrom('posting').select('engagementId').where('at', '>=', from),
          )
          .groupBy(['transfer.engagementId', 'payee'])
          .as('sent'),
      )
      .innerJoin('posting', (join) =>
        join.onRef('posting.engagementId', '=', 'sent.engagementId').onRef('posting.account', '=', 'sent.payee'),
      )
      .select(['sent.engagementId', 'sent.payee', 'sent.kept'])
      .select(({ fn }) => fn.sum<number>('posting.cents').as('earned'))
      .groupBy(['sent.engagementId', 'sent.payee', 'sent.kept'])
      .execute(),

  /** Open refunds that the admins were told of. */
  failingRefunds: () =>
    db
      .selectFrom('refund')
      .select(['id', 'chargeKey'])
      .select(sql<number>`cents - superseded_cents`.as('cents'))
      .where('doneAt', 'is', null)
      .whereRef('supersededCents', '<', 'cents')
      .where('toldAt', 'is not', null)
      .orderBy('id')
      .execute(),

  /** Transfers that the provider has refused so often. */
  failingTransfers: (attempts: number) =>
    db
      .selectFrom('transfer')
      .select(['id', 'engagementId'])
      .select(sql<number>`cents - reversed_cents`.as('cents'))
      .where('state', '=', 'open')
      .where('attempts', '>=', attempts)
      .orderBy('id')
      .execute(),

  /** Parts of transfers whose return the provider has refused so often. */
  failingReversals: (attempts: number) =>
    db
      .selectFrom('transferReversal')
      .innerJoin('transfer', 'transfer.id', 'transferReversal.transferId')
      .select(['transferReversal.id', 'transferReversal.cents', 'engagementId'])
      .where('doneAt', 'is', null)
      .where('transferReversal.attempts', '>=', attempts)
      .orderBy('transferReversal.id')
      .execute(),
})

export type ReconciliationRepository = ReturnType<typeof createReconciliationRepository>
