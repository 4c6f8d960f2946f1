import { passwordProblem } from '../../features/auth/account-fields'
import type { FormResult } from '../../features/form/form-result'
import type { RegisterInput, UserRole } from '../../generated/schema'

/** Registering as an admin is not possible. */
export const accountTypes: readonly { role: UserRole; label: string }[] = [
  { role: 'CUSTOMER', label: 'Customer' },
  { role: 'VENDOR', label: 'Vendor/Company' },
  { role: 'FREELANCER', label: 'Freelancer' },
  { role: 'BROKER', label: 'Broker/Service Provider' },
]

/** Reads `?type=vendor`; an unknown type counts as customer. */
export const roleFromParams = (params: URLSearchParams) =>
  accountTypes.find(({ role }) => role.toLowerCase() === params.get('type'))?.role ?? 'CUSTOMER'

interface Registration extends RegisterInput {
  confirmPassword: string
}

/** Trims all values but the passwords. A customer's form has no company field. */
export const readRegistration = (values: FormData): Registration => {
  const text = (name: string) => String(values.get(name) ?? '')
  const companyName = text('companyName').trim()
  return {
    name: text('name').trim(),
    email: text('email').trim(),
    role: accountTypes.find(({ role }) => role === values.get('role'))?.role ?? 'CUSTOMER',
    ...(companyName && { companyName }),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
  }
}

/** The first violation, found before a request is sent; the server checks all rules again. */
export const registrationProblem = (
  { name, email, role, companyName, password, confirmPassword }: Registration,
  passwordRule: { minLength: number },
): FormResult | undefined => {
  const problem = passwordProblem(password, confirmPassword, passwordRule)
  if (problem) return problem
  if (role !== 'CUSTOMER' && !companyName)
    return { problem: 'Company/Business name is required for your account type', field: 'companyName' }
  if (!name) return { problem: 'Full name is required', field: 'name' }
  if (!/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(email))
    return { problem: 'Enter an email address like name@example.com', field: 'email' }
  return undefined
}
