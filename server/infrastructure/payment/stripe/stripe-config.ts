import { isLoopback } from '../../../lib/addresses/loopback.ts'
import { StartError } from '../../../lib/start-error.ts'

export interface StripeConfig {
  secretKey: string
  /** Stripe has one secret for events of our account, and another for events of connected accounts. */
  webhookSecrets: readonly string[]
  /** The address of the API. Undefined: Stripe. */
  apiUrl: URL | undefined
}

interface Surroundings {
  publicUrl: URL | undefined
  sampleData: boolean
}

/** Stripe's keys in the environment. Undefined without them. Throws a StartError if one of them is missing. */
export const readStripeConfig = (
  environment: Readonly<Record<string, string | undefined>>,
  { publicUrl, sampleData }: Surroundings,
): StripeConfig | undefined => {
  const read = (name: string) => environment[`STRIPE_${name}`]?.trim() ?? ''
  const [secretKey, webhookSecret, apiUrl] = [read('SECRET_KEY'), read('WEBHOOK_SECRET'), read('API_URL')]
  if (!secretKey && !webhookSecret) return undefined
  if (!secretKey || !webhookSecret) {
    const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
    throw new StartError(`${missing} is missing: payments by Stripe take STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.`)
  }
  if (!publicUrl) throw new StartError('PUBLIC_URL is missing: Stripe needs an address to send buyers back to.')
  if (sampleData && /_live_/.test(secretKey)) {
    throw new StartError(
      'STRIPE_SECRET_KEY is a live key: set SAMPLE_DATA=off, because sample accounts have a public password.',
    )
  }
  return {
    secretKey,
    webhookSecrets: webhookSecret.split(',').map((secret) => secret.trim()),
    apiUrl: apiUrl ? asLoopback(apiUrl) : undefined,
  }
}

/** Only a fake on this machine may take Stripe's place. */
const asLoopback = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && isLoopback(url)) return url
  throw new StartError(`STRIPE_API_URL=${text} makes no sense: it takes an address on this machine, for tests.`)
}
