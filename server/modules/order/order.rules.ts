import type { UserRow } from '../../database/tables/tables'
import type { PlaceOrderInput } from '../../generated/resolvers'
import { isMoney, MAX_DOLLARS } from '../../lib/money'
import { oneLine } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import { emailViolation, nameViolation } from '../account/account.rules'
import type { EmailConfirmation } from '../account/email/email-confirmation'
import { normalizeEmail } from '../user/user.service'

const MAX_COMPANY_LENGTH = 100

/** The recipient of the receipt. Without input, the account. */
export const receiptOf = ({ name, email }: UserRow, { receipt }: Pick<PlaceOrderInput, 'receipt'>) => ({
  name: receipt ? oneLine(receipt.name) : name,
  company: oneLine(receipt?.company ?? '') || null,
  email: receipt ? receipt.email.trim() : email,
})

/** Checks the input except for the content of the cart, which `cart.quote` checks. */
export const firstOrderViolation = (
  buyer: UserRow,
  input: PlaceOrderInput,
  emailConfirmation: Pick<EmailConfirmation, 'addressOf'>,
) => {
  if (!/^[A-Za-z0-9-]{8,100}$/.test(input.idempotencyKey)) {
    return invalidInput('idempotencyKey', 'A key has 8 to 100 letters, digits and -')
  }
  if (input.lines.length === 0) return invalidInput('lines', 'Your cart is empty')
  if (input.expectedTotal > MAX_DOLLARS) {
    return invalidInput('expectedTotal', 'One order is at most $20,000,000. Order in parts.')
  }
  if (!isMoney(input.expectedTotal)) return invalidInput('expectedTotal', 'A total has at most two decimals')
  if (input.payment && !/^[\w-]{1,200}$/.test(input.payment.token)) {
    return invalidInput('payment', 'Enter the card again')
  }
  const receipt = receiptOf(buyer, input)
  const email = normalizeEmail(receipt.email)
  return (
    receiptViolation(receipt) ??
    (emailConfirmation.addressOf(buyer, email) === email
      ? undefined
      : invalidInput('email', `We mail receipts to the address of your account only: ${buyer.email}`))
  )
}

const receiptViolation = ({ name, company, email }: ReturnType<typeof receiptOf>) => {
  const violation = { name: nameViolation(name), company: tooLong(company ?? ''), email: emailViolation(email) }
  const [first] = Object.entries(violation).flatMap(([field, message]) =>
    message ? [invalidInput(field, message)] : [],
  )
  return first
}

const tooLong = (company: string) =>
  company.length > MAX_COMPANY_LENGTH ? `Company has at most ${MAX_COMPANY_LENGTH} characters` : undefined

export const customersOnly = {
  __typename: 'CustomersOnly' as const,
  message: 'Please sign in with a customer account to buy.',
}
