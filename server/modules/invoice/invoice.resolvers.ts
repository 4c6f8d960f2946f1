import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import { fromLines } from '../../database/columns'
import { countryName } from '../../lib/countries'
import { dollars } from '../../lib/money'
import { addressFrom } from './invoice-party'
import { includedTax, percentOf } from './invoice-sums'

export const invoiceResolvers = {
  Query: { invoice: (_, { number }, { invoices, viewer }) => invoices.byNumber(viewer, number) },
  Mutation: {
    updateBillingDetails: (_, { input }, { billingDetailsCommands, viewer }) =>
      billingDetailsCommands.update(signedIn(viewer), input),
  },
  User: { billingDetails: ({ id }, _, { invoices, viewer }) => invoices.billingDetailsOf(id, viewer) },
  Order: { invoices: (order, _, { invoices }) => invoices.ofOrder(order) },
  Engagement: {
    invoices: (engagement, _, { invoices, viewer }) => invoices.ofEngagement(engagement, viewer),
  },
  BillingDetails: {
    address: ({ address }) => addressFrom(address),
    taxRate: ({ taxRate }) => (taxRate === null ? null : percentOf(taxRate)),
  },
  Invoice: {
    corrects: (invoice, _, { invoices }) => invoices.corrected(invoice),
    creditNotes: (invoice, _, { invoices }) => invoices.creditNotes(invoice),
    buyer: (invoice, _, { invoices, viewer }) => invoices.party(invoice, viewer, 'buyer'),
    seller: (invoice, _, { invoices, viewer }) => invoices.party(invoice, viewer, 'seller'),
    lines: (invoice, _, { invoices, viewer }) => invoices.lines(invoice, viewer),
    taxRate: ({ taxRate }) => (taxRate === null ? null : percentOf(taxRate)),
    net: ({ grossCents, taxRate }) => dollars(grossCents - includedTax(grossCents, taxRate)),
    tax: ({ grossCents, taxRate }) => dollars(includedTax(grossCents, taxRate)),
    gross: ({ grossCents }) => dollars(grossCents),
    cardLastFour: ({ buyerId, cardLastFour }, _, { viewer }) => (viewer?.id === buyerId ? cardLastFour : null),
    order: async ({ orderId }, _, { orders, viewer }) =>
      orderId === null ? null : orders.read(signedIn(viewer), orderId),
    pdf: ({ number }) => `/invoices/${number}.pdf`,
  },
  PostalAddress: { countryName: ({ country }) => countryName(country) ?? country },
  InvoiceLine: {
    choice: ({ choice }) => fromLines(choice),
    unitPrice: ({ cents, quantity }) => dollars(cents / quantity),
    amount: ({ cents }) => dollars(cents),
  },
} satisfies ModuleResolvers
