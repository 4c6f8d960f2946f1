import { users } from '../../fixtures/accounts/users'

/** The sample accounts that can sign in. */
export const sampleAccounts = users.flatMap(({ role, email, password }) =>
  password === undefined ? [] : [{ role, email, password }],
)

export type SampleAccount = (typeof sampleAccounts)[number]
