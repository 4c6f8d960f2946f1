/** What became of a charge. */
export type Charged = { outcome: 'paid'; lastFour: string } | { outcome: 'declined' }

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
  /** Gives back so much of a charge in all; the same again gives nothing more. */
  refund: (key: string, centsInAll: number) => Promise<void>
}
