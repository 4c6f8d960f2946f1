import { DAY_MS, earlier } from '../../lib/dates'
import type { Invoicing } from '../invoice/invoice.service'
import { withoutWords } from '../listing-option/choice'
import { typeOf } from '../payment/charge.service'
import type { PaymentContents } from '../payment/payment-contents'
import { emptyContent } from '../service-content/service-content'
import type { UserService } from '../user/user.service'
import type { OrderRepository } from './order.repository'
import { readContent } from './order-fulfilment'

/** The years for which tax law requires receipts and invoices. */
const KEPT_YEARS = 10
/** The sweep runs once a day. In this time it has to run at least once after each deletion. */
const SWEPT_DAYS = 30

interface Dependencies {
  invoicing: Pick<Invoicing, 'clearBefore'>
  orderRepository: OrderRepository
  userService: Pick<UserService, 'deletedSince'>
  paymentContents: PaymentContents
  now: () => Date
}

/** Names, addresses and tax numbers on receipts and invoices. They outlive the account, but not forever. */
export const createReceipts = (dependencies: Dependencies) => {
  const { invoicing, orderRepository, paymentContents, userService, now } = dependencies
  /** The order has its own copy. Without an active buyer, an open payment is refunded and never needs it. */
  const removeReceiptsOf = async (buyerId: string) => {
    for (const payment of (await paymentContents.ofBuyer(buyerId)).filter(isOrder)) {
      const purchase = readContent(payment.content)
      if (purchase.receipt.email === '') continue
      const receipt = { name: '', company: null, email: '' }
      await paymentContents.setContent(payment, JSON.stringify({ ...purchase, receipt }))
    }
  }

  /**
   * Removes the questions, options and licences of a deleted seller from stored payments. Engagements have their own copies, and
   * without an active seller an open payment is refunded.
   */
  const removeWordsOf = async (sellerId: string) => {
    for (const payment of (await paymentContents.ofSeller(sellerId)).filter(isOrder)) {
      const purchase = readContent(payment.content)
      const lines = purchase.lines.map((line) =>
        line.sellerId === sellerId
          ? {
              ...line,
              licence: null,
              questions: emptyContent.questions,
              choice: line.choice && withoutWords(line.choice),
            }
          : line,
      )
      const stripped = JSON.stringify({ ...purchase, lines })
      if (stripped !== payment.content) await paymentContents.setContent(payment, stripped)
    }
  }

  /** Removes the input of a deleted account from stored payments: all of a buyer, and the texts of a seller. */
  const removeFromPaymentsOf = async (userId: string) => {
    await removeReceiptsOf(userId)
    await removeWordsOf(userId)
  }

  return {
    removeFromPaymentsOf,

    /** Clears receipts and invoices that are older than ten years, and the remains of an interrupted deletion. */
    sweep: async () => {
      const oldest = now()
      oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS)
      await orderRepository.clearReceiptsBefore(oldest.toISOString())
      await invoicing.clearBefore(oldest.toISOString())
      const since = earlier(now(), SWEPT_DAYS * DAY_MS)
      for (const id of await userService.deletedSince(since)) await removeFromPaymentsOf(id)
    },
  }
}

const isOrder = (payment: { content: string }) => typeOf(payment) === 'order'

export type Receipts = ReturnType<typeof createReceipts>
