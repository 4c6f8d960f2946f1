import { users } from '../../fixtures/users'

/** Those of the built-in people who can sign in. */
export const sampleAccounts = users.flatMap(({ role, email, password }) =>
  password === undefined ? [] : [{ role, email, password }],
)

export type SampleAccount = (typeof sampleAccounts)[number]
