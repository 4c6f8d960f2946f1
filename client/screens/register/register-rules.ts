import { brokenPassword } from '../../features/session/password-rules'
import type { RegisterInput } from '../../generated/schema'

export interface Registration extends RegisterInput {
  again: string
}

type Rule = [holds: (registration: Registration) => boolean, field: keyof Registration, message: string]

/** In the order in which they are told, after those of the password. */
const rules: Rule[] = [
  [
    ({ role, companyName }) => role === 'CUSTOMER' || Boolean(companyName),
    'companyName',
    'Company/Business name is required for your account type',
  ],
  [({ name }) => name !== '', 'name', 'Full name is required'],
  [({ email }) => /^[^\s@]+@[^\s@]+$/.test(email), 'email', 'Enter an email address like name@example.com'],
]

/** The first rule that is broken, if any. The server has the last word; these spare a way there. */
export const brokenRule = (registration: Registration) => {
  const broken = rules.find(([holds]) => !holds(registration))
  return brokenPassword(registration) ?? (broken && { field: broken[1], message: broken[2] })
}
