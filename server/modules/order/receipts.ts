import type { Invoicing } from '../invoice/invoice.service'
import type { PaymentContents } from '../payment/payment-contents'
import type { OrderRepository } from './order.repository'
import { readContent } from './order-fulfilment'

/** Tax law asks for them that long. */
const KEPT_YEARS = 10

interface Dependencies {
  invoicing: Pick<Invoicing, 'clearBefore'>
  orderRepository: OrderRepository
  paymentContents: PaymentContents
  now: () => Date
}

/** Names, addresses and tax numbers on receipts and invoices. They outlive the account, but not forever. */
export const createReceipts = ({ invoicing, orderRepository, paymentContents, now }: Dependencies) => {
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

    /** Clears receipts and invoices that are older than ten years, and what a stopped deletion has left. */
    sweep: async () => {
      const oldest = now()
      oldest.setUTCFullYear(oldest.getUTCFullYear() - KEPT_YEARS)
      await orderRepository.clearReceiptsBefore(oldest.toISOString())
      await invoicing.clearBefore(oldest.toISOString())
      await removeFromPayments(await paymentContents.ofDeletedBuyers('%"receipt":{"name":"_%'))
    },
  }
}

export type Receipts = ReturnType<typeof createReceipts>
