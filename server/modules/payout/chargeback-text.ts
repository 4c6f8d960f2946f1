import type { Chargeback } from '../../infrastructure/payment/payment'
import { priceText } from '../../lib/money'

const texts: Record<Chargeback['state'], (amount: string) => string> = {
  open: (amount) => `The buyer’s bank asks for ${amount} back. The seller’s money waits until the bank has decided.`,
  won: (amount) => `The bank has decided: the payment of ${amount} stands.`,
  lost: (amount) => `The bank has decided: ${amount} went back to the buyer.`,
}

/** The text about a chargeback, for both parties and admins. */
export const chargebackText = ({ state, cents }: Pick<Chargeback, 'state' | 'cents'>) => texts[state](priceText(cents))
