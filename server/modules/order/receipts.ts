import type { PaymentContents } from '../payment/payment-contents'
import type { OrderRepository } from './order.repository'
import { readContent } from './order-fulfilment'

/** Tax law asks for them that long. */
const KEPT_YEARS = 10

interface Dependencies {
  orderRepository: OrderRepository
  paymentContents: PaymentContents
  now: () => Date
}

/** Name, company and email address on receipts. They outlive the account, but not forever. */
export const createReceipts = ({ orderRepository, paymentContents, now }: Dependencies) => {
  /** The order has its own copy. Without an active buyer, an open payment is refunded and never needs it. */
  const removeFromPayments = async (payments: { id: string; content: string }[]) => {
    for (const { id, content } of payments) {
      const purchase = readContent(content)
      if (purchase.type !== 'order' || purchase.receipt.email === '') continue
      const receipt = { name: '', company: null, email: '' }
      await paymentContents.replace(id, JSON.stringify({ ...purchase, receipt }))
    }
  }

  return {
    removeFromPaymentsOf: async (buyerId: string) => removeFromPayments(await paymentContents.ofBuyer(buyerId)),

    /** Clears the receipts of orders that are older than ten years, and what a stopped deletion has left. */
    sweep: async () => {
      const oldest = now()
      oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS)
      await orderRepository.clearReceiptsBefore(oldest.toISOString())
      await removeFromPayments(await paymentContents.ofDeletedBuyers('%"receipt":{"name":"_%'))
    },
  }
}

export type Receipts = ReturnType<typeof createReceipts>
