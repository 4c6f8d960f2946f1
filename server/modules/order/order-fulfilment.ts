import type { EngagementRow, ListingRow } from '../../database/tables/tables'
import { parseStored } from '../../lib/stored-json'
import { emptyInput } from '../../process/fields'
import type { EmailConfirmation } from '../account/email/email-confirmation'
import type { BeforeCommit } from '../container-scopes'
import { brokerOf, unlessDeleted } from '../engagement/broker/introduction'
import { engagementProcess } from '../engagement/engagement.process'
import type { EngagementService } from '../engagement/engagement.service'
import type { BillingDetailsService } from '../invoice/billing-details.service'
import type { Invoicing } from '../invoice/invoice.service'
import type { ListingService } from '../listing/listing.service'
import { type SoldChoice, storedChoice } from '../listing-option/choice'
import type { Introduced } from '../mandate/mandate.queries'
import type { Outbox } from '../outbox/outbox.service'
import type { Fulfil } from '../payment/charge.service'
import { contentHash } from '../payment/payment.service'
import { isActive, type UserService } from '../user/user.service'
import { receiptMail } from './order.mails'
import type { OrderRepository } from './order.repository'
import type { OrderReceipt } from './order.rules'

/** The days of payments that were begun before services had a delivery time. */
const FORMER_DAYS = 14

interface OrderLine extends Pick<ListingRow, 'kind' | 'title' | 'sellerId'> {
  listingId: string
  quantity: number
  cents: number
  /** Null for a service; undefined in payments of an earlier version. */
  licence?: string | null
  /** Undefined in payments of an earlier version. */
  choice?: SoldChoice | null
  /** The delivery time on the day of sale; 0 for a product. */
  deliveryDays?: number
  /** The seller's questions on the day of sale. */
  questions?: string
  /** The broker on the day of sale, with the fee. Null without one. */
  introduction?: Introduced | null
}

/** The stored content of a payment for an order, with which it can be fulfilled after a crash at the price that was charged. */
export interface OrderContent {
  type: 'order'
  orderId: string
  lines: OrderLine[]
  /** Without address and tax number in payments of an earlier version. */
  receipt: Pick<OrderReceipt, 'name' | 'company' | 'email'> & Partial<OrderReceipt>
  /** The hash of the billing details that were saved when the payment began. Undefined in payments of an earlier version. */
  savedBilling?: string
}

/** Reads the content of a payment whose type is `order`. */
export const readContent = (content: string) => parseStored<OrderContent>(content)

interface Dependencies {
  billingDetails: Pick<BillingDetailsService, 'partyOf' | 'save'>
  emailConfirmation: Pick<EmailConfirmation, 'addressOf'>
  engagementService: EngagementService
  invoicing: Pick<Invoicing, 'issue'>
  listingService: Pick<ListingService, 'lockShared'>
  orderRepository: OrderRepository
  outbox: Pick<Outbox, 'enqueue'>
  userService: Pick<UserService, 'lockShared'>
  beforeCommit: BeforeCommit
  siteOrigin: () => string
  now: () => Date
}

/** Creates the order that was paid, with an engagement for each line. */
export const createOrderFulfilment =
  (dependencies: Dependencies): Fulfil =>
  async ({ buyerId, content, cents, lastFour, chargeKey }) => {
    const { billingDetails, engagementService, invoicing, listingService, orderRepository, outbox } = dependencies
    const { emailConfirmation, userService, beforeCommit, siteOrigin, now } = dependencies
    const { orderId, lines, receipt, savedBilling } = readContent(content)
    // A party may have been suspended while the card was charged.
    const partyIds = new Set([buyerId, ...lines.map(({ sellerId }) => sellerId)])
    const brokerIds = lines.flatMap(({ introduction }) => introduction?.brokerId ?? [])
    const accounts = await userService.lockShared([...partyIds, ...brokerIds])
    const account = accounts.find(({ id }) => id === buyerId)
    if (!account || !accounts.every((party) => isActive(party) || !partyIds.has(party.id))) return false
    // A listing may have been hidden or deleted, too. A changed price applies to later sales only.
    const listings = new Map(
      (await listingService.lockShared(lines.map((line) => line.listingId))).map((row) => [row.id, row]),
    )
    if (!lines.every(({ listingId }) => listings.has(listingId))) return false
    await orderRepository.add({
      id: orderId,
      buyerId,
      placedAt: now().toISOString(),
      totalCents: cents,
      cardLastFour: lastFour,
      receiptName: receipt.name,
      receiptCompany: receipt.company,
      receiptEmail: receipt.email,
    })
    const step = engagementProcess.step('BUY')
    const bought: EngagementRow[] = []
    for (const [position, sold] of lines.entries()) {
      const { cents: priceCents, deliveryDays = FORMER_DAYS, choice, introduction, ...line } = sold
      const days = line.kind === 'service' ? deliveryDays : null
      const listingDescription = listings.get(line.listingId)?.description ?? null
      const details = { ...line, licence: line.licence ?? null, listingDescription, priceCents, days }
      const engagement = await engagementService.begin(
        {
          ...details,
          ...brokerOf(unlessDeleted(introduction, accounts)),
          choice: storedChoice(choice),
          buyerId,
          orderId,
          position,
        },
        { step, actor: 'BUYER', byId: buyerId, input: emptyInput, charge: { cardLastFour: lastFour, chargeKey } },
      )
      bought.push(engagement)
    }
    const { email, ...recipient } = receipt
    const buyer = { address: null, taxNumber: null, ...recipient }
    // The buyer may have paid a day later, and have saved others meanwhile.
    const isNewest = savedBilling === undefined || savedBilling === contentHash(await billingDetails.partyOf(account))
    if (isNewest) await billingDetails.save(buyerId, buyer)
    const sale = { buyerId, buyer, orderId, cardLastFour: lastFour, chargeKey, engagements: bought }
    beforeCommit(async () => {
      const invoices = await invoicing.issue(sale)
      const receiptText = { orderId, buyer: buyer.name, placedAt: now().toISOString(), bought, invoices }
      // The payment may have begun before addresses had to be confirmed.
      const address = emailConfirmation.addressOf(account, email)
      const other = address === account.email ? {} : { address }
      await outbox.enqueue(buyerId, receiptMail(receiptText, siteOrigin()), other)
    })
    return true
  }
