import type { RegisterInput } from '../../generated/schema'

export interface Registration extends RegisterInput {
  again: string
}

const SHORTEST_PASSWORD = 6

type Rule = [holds: (registration: Registration) => boolean, field: keyof Registration, message: string]

/** In the order in which they are told. The server has the last word; these spare a way there. */
const rules: Rule[] = [
  [({ password, again }) => password === again, 'again', "Passwords don't match"],
  [
    ({ password }) => password.length >= SHORTEST_PASSWORD,
    'password',
    `Password must be at least ${SHORTEST_PASSWORD} characters`,
  ],
  [
    ({ role, companyName }) => role === 'CUSTOMER' || Boolean(companyName),
    'companyName',
    'Company/Business name is required for your account type',
  ],
  [({ name }) => name !== '', 'name', 'Full name is required'],
  [({ email }) => /^[^\s@]+@[^\s@]+$/.test(email), 'email', 'Enter an email address like name@example.com'],
]

/** The first rule that is broken, if any. */
export const brokenRule = (registration: Registration) => {
  const broken = rules.find(([holds]) => !holds(registration))
  return broken && { field: broken[1], message: broken[2] }
}
