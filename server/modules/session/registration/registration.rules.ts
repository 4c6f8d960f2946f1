import type { InvalidInput, RegisterInput, UserRole } from '../../../generated/resolvers'
import { hasLetter, oneLine } from '../../../lib/text'
import { emailViolation, isReservedName, nameViolation, RESERVED_NAME } from '../../user/user.rules'

export interface Registration {
  name: string
  email: string
  password: string
  role: UserRole
  companyName?: string | undefined
}

/** The input without outer spaces. A customer has no company name. */
export const normalized = ({ name, email, password, role = 'CUSTOMER', companyName }: RegisterInput): Registration => ({
  name: oneLine(name),
  email: email.trim(),
  password,
  role,
  companyName: role === 'CUSTOMER' ? undefined : oneLine(companyName ?? '') || undefined,
})

const companyNameViolation = ({ role, companyName }: Registration) => {
  if (role === 'CUSTOMER') return undefined
  if (companyName === undefined) return 'Company/Business name is required for your account type'
  if (!hasLetter(companyName)) return 'Company/Business name needs a letter or a digit'
  if (isReservedName(companyName)) return RESERVED_NAME
  return companyName.length > 100 ? 'Company/Business name has at most 100 characters' : undefined
}

export const firstViolation = (
  registration: Registration,
  passwordViolation: string | undefined,
): InvalidInput | undefined => {
  const { name, email, role } = registration
  // The first message is reported, so their order matters.
  const messages = {
    password: passwordViolation,
    companyName: companyNameViolation(registration),
    name: nameViolation(name),
    email: emailViolation(email),
    role: role === 'ADMIN' ? 'Choose one of the account types offered' : undefined,
  }
  for (const [field, message] of Object.entries(messages)) if (message !== undefined) return { field, message }
  return undefined
}
