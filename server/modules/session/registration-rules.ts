import type { InvalidInput, RegisterInput, UserRole } from '../../generated/resolvers'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password'

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

type Rule = [holds: (registration: Registration) => boolean, field: keyof Registration, message: string]

/** In the order in which they are told. */
const rules: Rule[] = [
  [
    ({ password }) => password.length >= SHORTEST_PASSWORD,
    'password',
    `Password must be at least ${SHORTEST_PASSWORD} characters`,
  ],
  [
    ({ password }) => password.length <= LONGEST_PASSWORD,
    'password',
    `Password must be at most ${LONGEST_PASSWORD} characters`,
  ],
  [
    ({ role, companyName }) => role === 'CUSTOMER' || companyName !== undefined,
    'companyName',
    'Company/Business name is required for your account type',
  ],
  [
    ({ companyName = '' }) => companyName.length <= 100,
    'companyName',
    'Company/Business name has at most 100 characters',
  ],
  [({ name }) => name !== '', 'name', 'Full name is required'],
  [({ name }) => name.length <= 100, 'name', 'Full name has at most 100 characters'],
  [
    ({ email }) => /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 254,
    'email',
    'Enter an email address like name@example.com',
  ],
  [({ role }) => role !== 'ADMIN', 'role', 'Choose one of the account types offered'],
]

/** The first rule that the input breaks. */
export const brokenRule = (registration: Registration): InvalidInput | undefined => {
  const broken = rules.find(([holds]) => !holds(registration))
  return broken && { field: broken[1], message: broken[2] }
}
