import { fromDatabase, type Module } from '../module'
import { createBillingDetailsCommands } from './billing-details.commands'
import { createBillingDetailsRepository } from './billing-details.repository'
import { createBillingDetails } from './billing-details.service'
import { createInvoiceQueries } from './invoice.queries'
import { createInvoiceRepository } from './invoice.repository'
import { invoiceResolvers } from './invoice.resolvers'
import { createInvoicing } from './invoice.service'
import { invoiceExport } from './invoice-export'

export const factories = {
  services: {
    billingDetails: createBillingDetails,
    billingDetailsRepository: fromDatabase(createBillingDetailsRepository),
    invoiceRepository: fromDatabase(createInvoiceRepository),
    invoicing: createInvoicing,
  },
  queries: { invoices: createInvoiceQueries },
  commands: { billingDetailsCommands: createBillingDetailsCommands },
}

export const module = {
  resolvers: invoiceResolvers,
  access: { Query: { invoice: 'signed-in' }, Mutation: { updateBillingDetails: 'signed-in' } },
  nodes: {
    Invoice: { prefix: 'inv', access: 'signed-in', load: (id, { invoices, viewer }) => invoices.find(viewer, id) },
  },
  beforeConfirmation: { updateBillingDetails: true },
  tokenAccess: { READ: ['invoice'], WRITE: ['updateBillingDetails'] },
  accountExport: invoiceExport,
  ...factories,
} satisfies Module
