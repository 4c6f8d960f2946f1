import type { EngagementParent } from '../../api/parents'
import { signedIn, type Viewer } from '../../api/viewer'
import { loaderOfMany, loaderOfOne } from '../../database/loader'
import { assertFound } from '../../database/rows'
import type { InvoiceRow, OrderRow } from '../../database/tables/tables'
import { sideOf } from '../engagement/engagement.parties'
import type { Infrastructure } from '../infrastructure'
import type { AuditTrail } from '../moderation/audit-trail'
import type { BillingDetailsRepository } from './billing-details.repository'
import type { InvoiceRepository } from './invoice.repository'
import { partyFrom } from './invoice-party'
import { invoicePdf } from './pdf/invoice-pdf'

interface Dependencies extends Pick<Infrastructure, 'fonts'> {
  auditTrail: Pick<AuditTrail, 'recordRead'>
  billingDetailsRepository: BillingDetailsRepository
  invoiceRepository: InvoiceRepository
}

export const createInvoiceQueries = (dependencies: Dependencies) => {
  const { auditTrail, billingDetailsRepository, fonts, invoiceRepository } = dependencies
  const detailsOf = loaderOfOne(billingDetailsRepository.byUsers, ({ userId }) => userId)
  const byId = loaderOfOne(invoiceRepository.byIds, ({ id }) => id)
  const linesOf = loaderOfMany(invoiceRepository.linesOf, ({ invoiceId }) => invoiceId)
  const creditNotesOf = loaderOfMany(invoiceRepository.creditNotesOf, ({ correctsId }) => correctsId ?? '')
  const ofOrder = loaderOfMany(invoiceRepository.ofOrders, ({ orderId }) => orderId ?? '')
  const ofEngagement = loaderOfMany(invoiceRepository.ofEngagements, ({ engagementId }) => engagementId)

  /** An admin's read of what the parties of an invoice can read is recorded. */
  const recordRead = (viewer: Viewer, { id: recordId, buyerId, sellerId }: InvoiceRow) =>
    auditTrail.recordRead({
      actorId: signedIn(viewer).id,
      action: 'INVOICE_READ',
      recordId,
      partyIds: [buyerId, sellerId],
    })

  const readBy = async (viewer: Viewer, invoice: InvoiceRow | undefined) => {
    if (!invoice || !(isParty(viewer, invoice) || viewer?.role === 'ADMIN')) return undefined
    await recordRead(viewer, invoice)
    return invoice
  }

  return {
    /** Undefined unless the viewer is a party or an admin. */
    find: async (viewer: Viewer, id: string) => readBy(viewer, await byId.load(id)),

    /** Undefined unless the viewer is a party or an admin. */
    byNumber: async (viewer: Viewer, number: string) =>
      readBy(viewer, await invoiceRepository.byNumber(number.trim().toUpperCase())),

    /** The PDF of an invoice, for its reader. */
    pdf: async (invoice: InvoiceRow, viewer: Viewer) => {
      await recordRead(viewer, invoice)
      const printed = {
        invoice,
        lines: await linesOf.load(invoice.id),
        corrects: invoice.correctsId === null ? undefined : (await byId.load(invoice.correctsId))?.number,
        isBuyer: viewer?.id === invoice.buyerId,
      }
      return invoicePdf(printed, fonts)
    },

    corrected: async ({ correctsId }: InvoiceRow) =>
      correctsId === null ? null : assertFound(await byId.load(correctsId), correctsId),

    creditNotes: ({ id }: InvoiceRow) => creditNotesOf.load(id),

    lines: async (invoice: InvoiceRow, viewer: Viewer) => {
      await recordRead(viewer, invoice)
      return linesOf.load(invoice.id)
    },

    party: async (invoice: InvoiceRow, viewer: Viewer, side: 'buyer' | 'seller') => {
      await recordRead(viewer, invoice)
      return partyFrom(invoice[side])
    },

    ofOrder: ({ id }: OrderRow) => ofOrder.load(id),

    /** None for the broker: invoices have the parties' addresses. */
    ofEngagement: async (engagement: EngagementParent, viewer: Viewer) =>
      sideOf(viewer, engagement) === 'BROKER' ? [] : ofEngagement.load(engagement.id),

    /** Null for everybody but the account itself. */
    billingDetailsOf: async (userId: string, viewer: Viewer) =>
      userId === viewer?.id ? ((await detailsOf.load(userId)) ?? null) : null,
  }
}

const isParty = (viewer: Viewer, { buyerId, sellerId }: InvoiceRow) => viewer?.id === buyerId || viewer?.id === sellerId
