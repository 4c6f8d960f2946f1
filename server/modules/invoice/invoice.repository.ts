import type { Insertable } from 'kysely'
import { EMPTY } from '../../database/columns'
import type { Database } from '../../database/connection'
import { assertFound } from '../../database/rows'
import type { InvoiceLineRow, Tables } from '../../database/tables/tables'
import type { InvoiceKind } from '../../generated/resolvers'

export const createInvoiceRepository = (db: Database) => {
  const invoices = () => db.selectFrom('invoice').selectAll('invoice')
  const sorted = () => invoices().orderBy('issuedAt').orderBy('number')
  return {
    byIds: (ids: readonly string[]) => invoices().where('id', 'in', ids).execute(),
    byNumber: (number: string) => invoices().where('number', '=', number).executeTakeFirst(),

    ofOrders: (orderIds: readonly string[]) => sorted().where('orderId', 'in', orderIds).execute(),

    ofEngagements: (engagementIds: readonly string[]) =>
      sorted()
        .innerJoin('invoiceLine', 'invoiceLine.invoiceId', 'invoice.id')
        .select(['invoiceLine.engagementId', 'invoiceLine.cents as lineCents'])
        .where('invoiceLine.engagementId', 'in', engagementIds)
        .execute(),

    creditNotesOf: (ids: readonly string[]) => sorted().where('correctsId', 'in', ids).execute(),

    linesOf: (invoiceIds: readonly string[]) =>
      db
        .selectFrom('invoiceLine')
        .selectAll()
        .where('invoiceId', 'in', invoiceIds)
        .orderBy('invoiceId')
        .orderBy('position')
        .execute(),

    /** The code of a seller in invoice numbers: the first of the given ones that no other seller has. */
    issuerCode: async (sellerId: string, codes: readonly string[]) => {
      const find = () =>
        db.selectFrom('invoiceIssuer').select('code').where('sellerId', '=', sellerId).executeTakeFirst()
      let issuer = await find()
      for (const code of codes) {
        if (issuer) break
        await db
          .insertInto('invoiceIssuer')
          .values({ sellerId, code })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        issuer = await find()
      }
      return assertFound(issuer, sellerId).code
    },

    /**
     * The next number of a seller in a year. The seller's other invoices wait for it until the transaction ends, and get the same
     * one if it is rolled back: there is no gap.
     */
    nextNumber: async (sellerId: string, kind: InvoiceKind, year: number) => {
      const { last } = await db
        .insertInto('invoiceCount')
        .values({ sellerId, kind, year, last: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['sellerId', 'kind', 'year'])
            .doUpdateSet(({ eb }) => ({ last: eb('invoiceCount.last', '+', 1) })),
        )
        .returning('last')
        .executeTakeFirstOrThrow()
      return last
    },

    add: async (invoice: Insertable<Tables['invoice']>, lines: readonly InvoiceLineRow[]) => {
      await db.insertInto('invoice').values(invoice).execute()
      await db.insertInto('invoiceLine').values(lines).execute()
    },

    /** Clears names and texts of invoices that were issued before a moment. Numbers and sums stay. */
    clearBefore: async (moment: string) => {
      const old = db.selectFrom('invoice').select('id').where('issuedAt', '<', moment).where('buyer', '!=', EMPTY)
      await db.updateTable('invoiceLine').set({ title: '', choice: '' }).where('invoiceId', 'in', old).execute()
      await db
        .updateTable('invoice')
        .set({ buyer: '', seller: '' })
        .where('issuedAt', '<', moment)
        .where('buyer', '!=', EMPTY)
        .execute()
    },
  }
}

export type InvoiceRepository = ReturnType<typeof createInvoiceRepository>
