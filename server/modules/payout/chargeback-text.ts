import type { ChargebackRow } from '../../database/tables/tables'
import { dayText } from '../../lib/dates'
import { priceText } from '../../lib/money'

const texts: Record<ChargebackRow['state'], (amount: string, due: string) => string> = {
  inquiry: (amount, due) =>
    `The buyer’s bank asks about the payment of ${amount}.${due} Nothing was taken. The seller is paid afterwards.`,
  closed: (amount) => `The bank has closed its inquiry about the payment of ${amount}. The payment stands.`,
  open: (amount, due) =>
    `The buyer’s bank asks for ${amount} back.${due} The seller is not paid until the bank has decided.`,
  won: (amount) => `The bank has decided: the payment of ${amount} stands.`,
  lost: (amount) => `The bank has decided: ${amount} went back to the buyer.`,
}

/** The text about a chargeback or an inquiry, for both parties and admins. */
export const chargebackText = ({
  state,
  cents,
  evidenceDueAt,
}: Pick<ChargebackRow, 'state' | 'cents' | 'evidenceDueAt'>) =>
  texts[state](priceText(cents), evidenceDueAt === null ? '' : ` Evidence is due by ${dayText(evidenceDueAt)}.`)
