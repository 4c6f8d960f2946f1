/** The outcome of a charge. */
export type Charged = { outcome: 'paid'; lastFour: string } | { outcome: 'declined' }

interface Refund {
  /** The idempotency key: repeated requests refund once. */
  key: string
  /** The key of the charge. */
  chargeKey: string
  cents: number
}

interface Charge {
  /** The idempotency key: repeated requests charge once. */
  key: string
  token: string
  cents: number
}

/** The payment provider. Its methods throw if it can't be reached or doesn't answer. */
export interface PaymentProvider {
  name: string
  /** Test cards. None with a real provider. */
  sampleCards: readonly { number: string; outcome: string; token: string }[]
  charge: (charge: Charge) => Promise<Charged>
  /** The charge under a key. Undefined if the provider knows none. */
  find: (key: string) => Promise<Charged | undefined>
  /** Refunds a part of a charge, or all of it. */
  refund: (refund: Refund) => Promise<void>
}

/** Without a payment provider nothing can be paid. */
export const noPayment: PaymentProvider = {
  name: 'No provider',
  sampleCards: [],
  charge: () => Promise.reject(new Error('No payment provider is set up')),
  find: async () => undefined,
  refund: () => Promise.reject(new Error('No payment provider is set up')),
}
