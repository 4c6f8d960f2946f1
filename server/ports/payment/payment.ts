/** What became of a charge. */
export type Charged = { outcome: 'paid'; lastFour: string } | { outcome: 'declined' }

interface Refund {
  /** Under one key money goes back once, however often one asks. */
  key: string
  /** Of the charge that it was part of. */
  chargeKey: string
  cents: number
}

interface Charge {
  /** Under one key a card is charged once, however often one asks. */
  key: string
  token: string
  cents: number
}

/** Who takes payments. What can't be reached, or doesn't answer, throws. */
export interface PaymentProvider {
  name: string
  /** Cards to try; none with a real provider. */
  sampleCards: readonly { number: string; outcome: string; token: string }[]
  charge: (charge: Charge) => Promise<Charged>
  /** What became of the charge under a key; undefined where the provider knows of none. */
  find: (key: string) => Promise<Charged | undefined>
  /** Gives back a part of a charge, or all of it. */
  refund: (refund: Refund) => Promise<void>
}
