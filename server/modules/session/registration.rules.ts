import type { InvalidInput, RegisterInput, UserRole } from '../../generated/resolvers'
import { brokenEmail, brokenName, brokenPassword } from '../account/account.rules'

export interface Registration {
  name: string
  email: string
  password: string
  role: UserRole
  companyName?: string | undefined
}

/** What was typed, without outer spaces; a customer has no company. */
export const tidied = ({ name, email, password, role = 'CUSTOMER', companyName }: RegisterInput): Registration => ({
  name: name.trim(),
  email: email.trim(),
  password,
  role,
  companyName: role === 'CUSTOMER' ? undefined : companyName?.trim() || undefined,
})

const brokenCompanyName = ({ role, companyName }: Registration) => {
  if (role === 'CUSTOMER') return undefined
  if (companyName === undefined) return 'Company/Business name is required for your account type'
  return companyName.length > 100 ? 'Company/Business name has at most 100 characters' : undefined
}

type Rule = [field: keyof Registration, broken: (registration: Registration) => string | undefined]

/** In the order in which they are told. */
const rules: Rule[] = [
  ['password', ({ password }) => brokenPassword(password)],
  ['companyName', brokenCompanyName],
  ['name', ({ name }) => brokenName(name)],
  ['email', ({ email }) => brokenEmail(email)],
  ['role', ({ role }) => (role === 'ADMIN' ? 'Choose one of the account types offered' : undefined)],
]

/** The first rule that the input breaks. */
export const brokenRule = (registration: Registration): InvalidInput | undefined => {
  for (const [field, broken] of rules) {
    const message = broken(registration)
    if (message !== undefined) return { field, message }
  }
  return undefined
}
