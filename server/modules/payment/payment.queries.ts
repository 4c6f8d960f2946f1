import type { UserRow } from '../../database/tables/tables'
import type { PaymentState } from '../../generated/resolvers'
import type { PaymentProvider } from '../../infrastructure/payment/payment'
import type { ChargeRepository } from './charge.repository'
import type { PaymentRepository } from './payment.repository'

interface Dependencies {
  chargeRepository: ChargeRepository
  paymentProvider: PaymentProvider
  paymentRepository: PaymentRepository
}

export const createPaymentQueries = ({ chargeRepository, paymentProvider, paymentRepository }: Dependencies) => ({
  provider: () => {
    const { name, checkout, sampleCards, isMissing } = paymentProvider
    return { name, available: isMissing !== true, checkout, sampleCards: [...sampleCards] }
  },

  /** The place of the card form. */
  checkout: () => paymentProvider.checkout,

  state: async (viewer: UserRow, id: string): Promise<PaymentState | null> => {
    const attempt = await paymentRepository.findById(id)
    if (attempt?.buyerId !== viewer.id) return null
    if (attempt.state === 'paid') return 'PAID'
    const charge = await chargeRepository.latestOf(id)
    if (charge?.state === 'open') return 'PENDING'
    return charge?.state === 'refunded' ? 'REFUNDED' : 'FAILED'
  },
})

export type PaymentQueries = ReturnType<typeof createPaymentQueries>
