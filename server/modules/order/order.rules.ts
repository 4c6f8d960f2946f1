import type { UserRow } from '../../database/tables/tables'
import type { PlaceOrderInput } from '../../generated/resolvers'
import { isMoney } from '../../lib/money'
import { oneLine } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import { emailViolation, nameViolation } from '../account/account.rules'

const MAX_COMPANY_LENGTH = 100

/** The recipient of the receipt: from the input, or from the account. */
export const receiptOf = ({ name, email }: UserRow, { receipt }: Pick<PlaceOrderInput, 'receipt'>) => ({
  name: receipt ? oneLine(receipt.name) : name,
  company: oneLine(receipt?.company ?? '') || null,
  email: receipt ? receipt.email.trim() : email,
})

/** The first rule that the input breaks, apart from the content of the cart. */
export const firstOrderViolation = (buyer: UserRow, input: PlaceOrderInput) => {
  if (!/^[A-Za-z0-9-]{8,100}$/.test(input.idempotencyKey)) {
    return invalidInput('idempotencyKey', 'A key has 8 to 100 letters, digits and -')
  }
  if (input.lines.length === 0) return invalidInput('lines', 'Your cart is empty')
  if (!isMoney(input.expectedTotal)) return invalidInput('expectedTotal', 'A total has at most two decimals')
  if (input.payment && !/^[\w-]{1,200}$/.test(input.payment.token)) {
    return invalidInput('payment', 'Enter the card again')
  }
  return receiptViolation(receiptOf(buyer, input))
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
