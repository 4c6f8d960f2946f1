import { users } from '../../fixtures/accounts/users'
import type { Database } from '../database/connection'
import type { PasswordHasher } from '../infrastructure/passwords/password-hasher'

/** The addresses of the sample accounts that their public passwords still open. */
export const openSampleAccounts = async (db: Database, { verify }: Pick<PasswordHasher, 'verify'>) => {
  const passwords = new Map<string, string | undefined>(users.map(({ id, password }) => [id, password]))
  const found = await db
    .selectFrom('user')
    .select(['id', 'email', 'passwordHash'])
    .where('id', 'in', [...passwords.keys()])
    .where('suspendedAt', 'is', null)
    .execute()
  const open: string[] = []
  for (const { id, email, passwordHash } of found) {
    const password = passwords.get(id)
    if (passwordHash !== null && password !== undefined && (await verify(passwordHash, password))) open.push(email)
  }
  return open
}
