import type { Config } from '../../start/config'
import { noPayment, type OpenPaymentProvider } from './payment'
import { samplePayment } from './sample-payment'

/** The payment provider that the environment configures. */
export const openPayment = async ({
  stripe,
  sampleData,
}: Pick<Config, 'stripe' | 'sampleData'>): Promise<OpenPaymentProvider> => {
  if (!stripe) return sampleData ? samplePayment : () => noPayment
  // Loaded on demand: most servers start without it.
  const { openStripe } = await import('./stripe/stripe-payment')
  return openStripe(stripe)
}
