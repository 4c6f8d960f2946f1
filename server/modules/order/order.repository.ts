import type { Insertable } from 'kysely'
import { EMPTY } from '../../database/columns'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { OrderRow, Tables } from '../../database/tables/tables'

const newest = latestFirst<OrderRow>('PLACED', 'placedAt', 'id')

export const createOrderRepository = (db: Database) => {
  const orders = () => db.selectFrom('order').selectAll()
  return {
    add: (order: Insertable<Tables['order']>) => db.insertInto('order').values(order).execute(),
    byIds: (ids: readonly string[]) => orders().where('id', 'in', ids).execute(),
    find: (id: string) => orders().where('id', '=', id).executeTakeFirst(),
    page: (buyerId: string, request: PageRequest) =>
      fetchPage(db, orders().where('buyerId', '=', buyerId), newest, request),

    clearReceiptsBefore: (moment: string) =>
      db
        .updateTable('order')
        .set({ receiptName: '', receiptCompany: null, receiptEmail: '' })
        .where('placedAt', '<', moment)
        .where('receiptEmail', '!=', EMPTY)
        .execute(),
  }
}

export type OrderRepository = ReturnType<typeof createOrderRepository>
