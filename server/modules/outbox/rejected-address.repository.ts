import type { Database } from '../../database/connection'

export const createRejectedAddressRepository = (db: Database) => ({
  add: (address: string, rejectedAt: string) =>
    db
      .insertInto('rejectedAddress')
      .values({ address, rejectedAt })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .execute(),

  find: (addresses: readonly string[]) =>
    db.selectFrom('rejectedAddress').selectAll().where('address', 'in', addresses).execute(),

  remove: (address: string) => db.deleteFrom('rejectedAddress').where('address', '=', address).execute(),
})

export type RejectedAddressRepository = ReturnType<typeof createRejectedAddressRepository>
