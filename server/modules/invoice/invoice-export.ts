import { fromLines } from '../../database/columns'
import { loaderOfMany } from '../../database/loader'
import { dollars } from '../../lib/money'
import type { AccountExport } from '../module'
import { createInvoiceRepository } from './invoice.repository'
import { addressFrom, partyFrom } from './invoice-party'
import { percentOf } from './invoice-sums'

export const invoiceExport: AccountExport = {
  billingDetails: async (db, { id }) => {
    const details = await db
      .selectFrom('billingDetails')
      .select(['userId', 'name', 'company', 'address', 'taxNumber', 'taxRate'])
      .where('userId', '=', id)
      .executeTakeFirst()
    return details ? { ...details, address: addressFrom(details.address) } : null
  },

  invoices: async (db, { id }) => {
    const documents = await db
      .selectFrom('invoice')
      .select(['id', 'number', 'kind', 'correctsId', 'orderId', 'buyerId', 'sellerId', 'issuedAt', 'buyer', 'seller'])
      .select(['taxRate', 'grossCents', 'cardLastFour'])
      .where(({ or, eb }) => or([eb('buyerId', '=', id), eb('sellerId', '=', id)]))
      .orderBy('issuedAt')
      .orderBy('number')
      .execute()
    const linesOf = loaderOfMany(createInvoiceRepository(db).linesOf, ({ invoiceId }) => invoiceId)
    return Promise.all(
      documents.map(async ({ grossCents, cardLastFour, taxRate, ...invoice }) => ({
        ...invoice,
        buyer: partyFrom(invoice.buyer),
        seller: partyFrom(invoice.seller),
        cardLastFour: invoice.buyerId === id ? cardLastFour : null,
        taxRate: taxRate === null ? null : percentOf(taxRate),
        gross: dollars(grossCents),
        lines: (await linesOf.load(invoice.id)).map(
          ({ engagementId, engagementNumber, title, choice, quantity, cents }) => ({
            engagementId,
            engagementNumber,
            title,
            quantity,
            choice: fromLines(choice),
            amount: dollars(cents),
          }),
        ),
      })),
    )
  },
}
