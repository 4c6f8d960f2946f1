import { noPayment, type OpenPaymentProvider } from './payment'
import { samplePayment } from './sample-payment'
import type { StripeConfig } from './stripe/stripe-config'

interface Setting {
  stripe: StripeConfig | undefined
  sampleData: boolean
}

interface OpeningLog {
  warn: (text: string) => void
}

/** The payment provider that the environment configures. */
export const openPayment = async ({ stripe, sampleData }: Setting, log: OpeningLog): Promise<OpenPaymentProvider> => {
  if (!stripe && sampleData) return samplePayment
  if (!stripe) {
    log.warn('Nothing can be bought: no payment provider is set up. docs/payments.md says how.')
    return () => noPayment
  }
  // Loaded on demand: most servers start without it.
  const { openStripe } = await import('./stripe/stripe-payment')
  return openStripe(stripe)
}
