import type { Config } from '../../start/config'
import { noPayment, type OpenPaymentProvider } from './payment'
import { samplePayment } from './sample-payment'

interface OpeningLog {
  warn: (text: string) => void
}

/** The payment provider that the environment configures. */
export const openPayment = async (
  { stripe, sampleData }: Pick<Config, 'stripe' | 'sampleData'>,
  log: OpeningLog,
): Promise<OpenPaymentProvider> => {
  if (!stripe && sampleData) return samplePayment
  if (!stripe) {
    log.warn('Nothing can be bought: no payment provider is set up. docs/payments.md says how.')
    return () => noPayment
  }
  // Loaded on demand: most servers start without it.
  const { openStripe } = await import('./stripe/stripe-payment')
  return openStripe(stripe)
}
