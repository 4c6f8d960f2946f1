import type { Database } from '../../database/connection'
import type { PayoutAccountRow } from '../../database/tables/tables'

export const createPayoutAccountRepository = (db: Database) => ({
  find: (userId: string) => db.selectFrom('payoutAccount').selectAll().where('userId', '=', userId).executeTakeFirst(),

  byAccountId: (accountId: string) =>
    db.selectFrom('payoutAccount').selectAll().where('accountId', '=', accountId).executeTakeFirst(),

  add: (account: PayoutAccountRow) =>
    db
      .insertInto('payoutAccount')
      .values(account)
      .onConflict((conflict) => conflict.column('userId').doNothing())
      .execute(),
})

export type PayoutAccountRepository = ReturnType<typeof createPayoutAccountRepository>
