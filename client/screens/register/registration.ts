import { passwordProblem } from '../../features/auth/account-fields'
import type { FormResult } from '../../features/form/form-result'
import type { RegisterInput, UserRole } from '../../generated/schema'

/** Every role but admin. */
export const accountTypes: readonly { role: UserRole; label: string }[] = [
  { role: 'CUSTOMER', label: 'Customer' },
  { role: 'VENDOR', label: 'Vendor/Company' },
  { role: 'FREELANCER', label: 'Freelancer' },
  { role: 'BROKER', label: 'Broker/Service Provider' },
]

/** The account type that `?type=vendor` asks for. */
export const accountTypeIn = (params: URLSearchParams) =>
  accountTypes.find(({ role }) => role.toLowerCase() === params.get('type'))?.role ?? 'CUSTOMER'

interface Registration extends RegisterInput {
  /** The password, repeated. */
  again: string
}

/** The values of the form, trimmed. A customer has no company. */
export const readRegistration = (values: FormData): Registration => {
  const text = (name: string) => String(values.get(name) ?? '')
  const companyName = text('companyName').trim()
  return {
    name: text('name').trim(),
    email: text('email').trim(),
    role: accountTypes.find(({ role }) => role === values.get('role'))?.role ?? 'CUSTOMER',
    ...(companyName && { companyName }),
    password: text('password'),
    again: text('again'),
  }
}

/** The first rule that a registration violates, if there is one. The server has the last word. */
export const registrationProblem = ({
  name,
  email,
  role,
  companyName,
  password,
  again,
}: Registration): FormResult | undefined => {
  const problem = passwordProblem(password, again)
  if (problem) return problem
  if (role !== 'CUSTOMER' && !companyName)
    return { problem: 'Company/Business name is required for your account type', field: 'companyName' }
  if (!name) return { problem: 'Full name is required', field: 'name' }
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    return { problem: 'Enter an email address like name@example.com', field: 'email' }
  return undefined
}
