import type { UserRow } from '../../database/tables/tables'
import type { PlaceOrderInput } from '../../generated/resolvers'
import { isMoney, MAX_DOLLARS } from '../../lib/money'
import { invalidInput } from '../../lib/violations'
import type { EmailConfirmation } from '../account/email/email-confirmation'
import { linesViolation } from '../cart/cart.rules'
import { firstPartyViolation, type InvoiceParty, invoicePartyOf } from '../invoice/invoice-party'
import { emailViolation } from '../user/user.rules'
import { normalizeEmail } from '../user/user.service'

/** The recipient of a receipt and of its invoices. */
export interface OrderReceipt extends InvoiceParty {
  email: string
}

/** The recipient as entered. What is not entered is `saved`, and the account's email address. */
export const receiptOf = ({ email }: UserRow, saved: InvoiceParty, { receipt }: Pick<PlaceOrderInput, 'receipt'>) => {
  const { address = saved.address, taxNumber = saved.taxNumber } = receipt ?? {}
  const party = receipt ? invoicePartyOf({ ...receipt, address, taxNumber }) : saved
  return { ...party, email: receipt ? receipt.email.trim() : email } satisfies OrderReceipt
}

/** Checks the input except for the listings in the cart, which `cart.quote` reads. */
export const firstOrderViolation = (
  buyer: UserRow,
  input: PlaceOrderInput,
  receipt: OrderReceipt,
  emailConfirmation: Pick<EmailConfirmation, 'addressOf'>,
) => {
  if (!/^[A-Za-z0-9-]{8,100}$/.test(input.idempotencyKey)) {
    return invalidInput('idempotencyKey', 'A key has 8 to 100 letters, digits and -.')
  }
  if (input.lines.length === 0) return invalidInput('lines', 'Your cart is empty.')
  const violation = linesViolation(input.lines)
  if (violation) return invalidInput('lines', violation)
  if (input.expectedTotal > MAX_DOLLARS) {
    return invalidInput('expectedTotal', 'An order can be at most $20,000,000. Please split it into several orders.')
  }
  if (!isMoney(input.expectedTotal)) return invalidInput('expectedTotal', 'A total has at most two decimals.')
  if (input.payment && !/^[\w-]{1,200}$/.test(input.payment.token)) {
    return invalidInput('payment', 'Enter the card again')
  }
  const email = normalizeEmail(receipt.email)
  return (
    firstPartyViolation(receipt) ??
    emailProblem(receipt) ??
    (emailConfirmation.addressOf(buyer, email) === email
      ? undefined
      : invalidInput('email', `We mail receipts to the address of your account only: ${buyer.email}`))
  )
}

const emailProblem = ({ email }: OrderReceipt) => {
  const violation = emailViolation(email)
  return violation && invalidInput('email', violation)
}
