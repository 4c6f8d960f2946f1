import type { Database } from '../../database/connection'
import type { BillingDetailsRow } from '../../database/tables/tables'

export const createBillingDetailsRepository = (db: Database) => ({
  byUsers: (ids: readonly string[]) => db.selectFrom('billingDetails').selectAll().where('userId', 'in', ids).execute(),

  find: (userId: string) => db.selectFrom('billingDetails').selectAll().where('userId', '=', userId).executeTakeFirst(),

  save: ({ userId, ...details }: BillingDetailsRow) =>
    db
      .insertInto('billingDetails')
      .values({ userId, ...details })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(details))
      .execute(),

  remove: (userId: string) => db.deleteFrom('billingDetails').where('userId', '=', userId).execute(),
})

export type BillingDetailsRepository = ReturnType<typeof createBillingDetailsRepository>
