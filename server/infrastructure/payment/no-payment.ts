import type { PaymentProvider } from './payment'

/** Without a payment provider nothing can be paid. */
export const noPayment: PaymentProvider = {
  name: 'No provider',
  sampleCards: [],
  charge: () => Promise.reject(new Error('No payment provider is set up')),
  find: async () => undefined,
  refund: () => Promise.reject(new Error('No payment provider is set up')),
}
