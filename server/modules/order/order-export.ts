import { dollars } from '../../lib/money'
import type { AccountExport } from '../module'

export const orderExport: AccountExport = {
  orders: async (db, { id }) => {
    const orders = await db
      .selectFrom('order')
      .select(['id', 'placedAt', 'totalCents', 'cardLastFour', 'receiptName', 'receiptCompany', 'receiptEmail'])
      .where('buyerId', '=', id)
      .orderBy('placedAt')
      .orderBy('id')
      .execute()
    return orders.map(({ totalCents, ...order }) => ({ ...order, total: dollars(totalCents) }))
  },
}
