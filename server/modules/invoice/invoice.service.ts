import { toLines } from '../../database/columns'
import type { EngagementRow, InvoiceRow, UserRow } from '../../database/tables/tables'
import type { InvoiceKind } from '../../generated/resolvers'
import { newId } from '../../lib/ids'
import { sumOf } from '../../lib/sum'
import type { CompanyQueries } from '../company/company.queries'
import type { ChargeShare } from '../ledger/ledger.service'
import { choiceNames, readChoice } from '../listing-option/choice'
import type { UserQueries } from '../user/user.queries'
import type { BillingDetailsService } from './billing-details.service'
import type { InvoiceRepository } from './invoice.repository'
import type { InvoiceParty } from './invoice-party'
import { issuerCodes } from './issuer-code'

interface Dependencies {
  billingDetails: Pick<BillingDetailsService, 'partyOf' | 'taxRateOf'>
  companies: Pick<CompanyQueries, 'ownedBy'>
  invoiceRepository: InvoiceRepository
  users: Pick<UserQueries, 'of'>
  now: () => Date
}

/** The engagements that a payment has bought. */
interface Sale extends Pick<InvoiceRow, 'buyerId' | 'orderId' | 'cardLastFour' | 'chargeKey'> {
  buyer: InvoiceParty
  engagements: readonly EngagementRow[]
}

type Content = Omit<InvoiceRow, 'id' | 'number' | 'issuedAt' | 'grossCents'> & { code: string }
type Line = Pick<EngagementRow, 'id' | 'number' | 'title' | 'quantity'> & { cents: number; choice: readonly string[] }

const prefixes: Record<InvoiceKind, string> = { INVOICE: 'INV', CREDIT_NOTE: 'CN' }

/** Issues invoices and credit notes in the transaction of the payment or refund. Call it before the commit, after other work. */
export const createInvoicing = (dependencies: Dependencies) => {
  const { billingDetails, companies, invoiceRepository, users, now } = dependencies

  /** The number keeps other payments to the seller waiting until the transaction ends. */
  const add = async ({ code, ...content }: Content, lines: readonly Line[]) => {
    const at = now()
    const id = newId('inv')
    const year = at.getUTCFullYear()
    const { kind, sellerId } = content
    const count = await invoiceRepository.nextNumber(sellerId, kind, year)
    const number = `${prefixes[kind]}-${year}-${code}-${String(count).padStart(4, '0')}`
    const grossCents = sumOf(lines, ({ cents }) => cents)
    const invoice: InvoiceRow = { ...content, id, number, issuedAt: at.toISOString(), grossCents }
    await invoiceRepository.add(
      invoice,
      lines.map((line, position) => ({
        invoiceId: id,
        position,
        engagementId: line.id,
        engagementNumber: line.number,
        title: line.title,
        choice: toLines(line.choice),
        quantity: line.quantity,
        cents: line.cents,
      })),
    )
    return invoice
  }

  const codeOf = (sellerId: string) => invoiceRepository.issuerCode(sellerId, issuerCodes(sellerId))

  /** Without billing details of its own, the company of the seller is named. */
  const sellerParty = async (seller: UserRow): Promise<InvoiceParty> => {
    const party = await billingDetails.partyOf(seller)
    return { ...party, company: party.company ?? (await companies.ownedBy(seller.id))?.name ?? null }
  }

  return {
    /** Issues an invoice for each seller. What costs nothing has none. */
    issue: async ({ buyer, engagements, ...sale }: Sale) => {
      const drafts: { content: Content; lines: Line[] }[] = []
      // Sorting the sellers, whose counts are locked, prevents deadlocks.
      for (const sellerId of [...new Set(engagements.map((engagement) => engagement.sellerId))].sort()) {
        const lines = engagements
          .filter((engagement) => engagement.sellerId === sellerId)
          .flatMap((engagement) =>
            engagement.priceCents
              ? [{ ...engagement, cents: engagement.priceCents, choice: choiceNames(readChoice(engagement)) }]
              : [],
          )
        if (lines.length === 0) continue
        const content: Content = {
          ...sale,
          code: await codeOf(sellerId),
          kind: 'INVOICE',
          correctsId: null,
          sellerId,
          buyer: JSON.stringify(buyer),
          seller: JSON.stringify(await sellerParty(await users.of(sellerId))),
          taxRate: await billingDetails.taxRateOf(sellerId),
        }
        drafts.push({ content, lines })
      }
      // Numbers are taken last, because other buyers of the seller wait for them.
      const issued: InvoiceRow[] = []
      for (const { content, lines } of drafts) issued.push(await add(content, lines))
      return issued
    },

    clearBefore: invoiceRepository.clearBefore,

    /**
     * Issues the credit notes of a refund, of the invoices that its charges have paid. Invoices that name no charge are credited
     * newest first. Sales from before there were invoices get none.
     */
    credit: async (engagement: Pick<EngagementRow, 'id' | 'number' | 'title'>, shares: readonly ChargeShare[]) => {
      if (shares.length === 0) return
      const documents = await invoiceRepository.ofEngagements([engagement.id])
      const left = shares.map((share) => ({ ...share }))
      for (const { engagementId: _, lineCents, ...invoice } of documents.toReversed()) {
        if (invoice.kind !== 'INVOICE') continue
        const notes = documents.filter(({ correctsId }) => correctsId === invoice.id)
        const credited = sumOf(notes, (note) => note.lineCents)
        let cents = 0
        for (const share of left) {
          if (invoice.chargeKey !== null && invoice.chargeKey !== share.chargeKey) continue
          const part = Math.min(share.cents, lineCents - credited - cents)
          share.cents -= part
          cents += part
        }
        if (cents === 0) continue
        const content: Content = {
          ...invoice,
          code: await codeOf(invoice.sellerId),
          kind: 'CREDIT_NOTE',
          correctsId: invoice.id,
        }
        await add(content, [{ ...engagement, quantity: 1, cents, choice: [] }])
      }
    },
  }
}

export type Invoicing = ReturnType<typeof createInvoicing>
