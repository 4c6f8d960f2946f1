import { fromLines } from '../../database/columns'
import type { Database } from '../../database/connection'
import { loaderOfMany } from '../../database/loader'
import { dollars } from '../../lib/money'
import { createBillingDetailsRepository } from './billing-details.repository'
import { createInvoiceRepository } from './invoice.repository'
import { addressFrom, partyFrom } from './invoice-party'
import { percentOf } from './invoice-sums'

/** Reads billing details and invoices for the account export. */
export const createInvoiceExport = (db: Database) => {
  const billingDetailsRepository = createBillingDetailsRepository(db)
  const invoiceRepository = createInvoiceRepository(db)
  return {
    of: async (userId: string) => {
      const details = (await billingDetailsRepository.find(userId)) ?? null
      const documents = await invoiceRepository.ofParty(userId)
      const linesOf = loaderOfMany(invoiceRepository.linesOf, ({ invoiceId }) => invoiceId)
      return {
        billingDetails: details && { ...details, address: addressFrom(details.address) },
        invoices: await Promise.all(
          documents.map(async ({ grossCents, cardLastFour, chargeKey: _, taxRate, ...invoice }) => ({
            ...invoice,
            buyer: partyFrom(invoice.buyer),
            seller: partyFrom(invoice.seller),
            cardLastFour: invoice.buyerId === userId ? cardLastFour : null,
            taxRate: taxRate === null ? null : percentOf(taxRate),
            gross: dollars(grossCents),
            lines: (await linesOf.load(invoice.id)).map(({ invoiceId: __, position: ___, cents, choice, ...line }) => ({
              ...line,
              choice: fromLines(choice),
              amount: dollars(cents),
            })),
          })),
        ),
      }
    },
  }
}

export type InvoiceExport = ReturnType<typeof createInvoiceExport>
