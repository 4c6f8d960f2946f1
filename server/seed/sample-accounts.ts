import { users } from '../../fixtures/accounts/users'
import { assertFound } from '../database/rows'
import type { Infrastructure } from '../modules/infrastructure'

/** The sample accounts that can sign in. */
export const sampleAccounts: Infrastructure['sampleAccounts'] = users.flatMap(({ role, email, password }) =>
  password === undefined ? [] : [{ role, email, password }],
)

export const sampleUser = (userId: string) =>
  assertFound(
    users.find(({ id }) => id === userId),
    userId,
  )

export const nameOf = (userId: string) => sampleUser(userId).name

/** The sample account of a role that can sign in. */
export const sampleIdOf = (role: string) =>
  assertFound(
    users.find((user) => user.password !== undefined && user.role === role),
    role,
  ).id
