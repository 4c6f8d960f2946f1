import type { InvoiceKind } from '../../generated/resolvers'

export interface InvoiceTables {
  billingDetails: BillingDetailsTable
  invoice: InvoiceTable
  invoiceCount: InvoiceCountTable
  invoiceIssuer: InvoiceIssuerTable
  invoiceLine: InvoiceLineTable
}

/** The billing details of an account's future invoices. */
interface BillingDetailsTable {
  userId: string
  name: string
  company: string | null
  /** A postal address as JSON. */
  address: string | null
  taxNumber: string | null
  /** The tax that a seller's prices include, in thousandths of a percent. */
  taxRate: number | null
}

/** An invoice or a credit note. Only the sweep of receipts changes it, after ten years. */
interface InvoiceTable {
  id: string
  number: string
  kind: InvoiceKind
  /** The invoice of a credit note. */
  correctsId: string | null
  /** Null for an accepted offer. */
  orderId: string | null
  buyerId: string
  sellerId: string
  issuedAt: string
  /** The parties on that day, as JSON; empty once they are cleared. */
  buyer: string
  seller: string
  /** In thousandths of a percent. */
  taxRate: number | null
  grossCents: number
  cardLastFour: string | null
  /** The charge that has paid it. Null in sample data, and for invoices from before charges were stored. */
  chargeKey: string | null
}

interface InvoiceLineTable {
  invoiceId: string
  position: number
  engagementId: string
  engagementNumber: string
  title: string
  /** The names of the package or licence and of the extras, one per line. */
  choice: string
  quantity: number
  /** The price of the whole quantity. */
  cents: number
}

/** A seller that has issued invoices. */
interface InvoiceIssuerTable {
  sellerId: string
  /** It stands in the numbers of the seller's invoices. */
  code: string
}

/** The last number that was given to an invoice or a credit note of a seller in a year. */
interface InvoiceCountTable {
  sellerId: string
  kind: InvoiceKind
  year: number
  last: number
}
