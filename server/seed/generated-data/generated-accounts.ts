import type { Insertable } from 'kysely'
import { users as fixtures } from '../../../fixtures/accounts/users'
import type { Database } from '../../database/connection'
import { insertRows } from '../../database/insert-rows'
import { assertFound } from '../../database/rows'
import type { Tables, UserRow } from '../../database/tables/tables'
import type { Random } from '../../lib/random'
import { drawnAvatar, searchText } from '../../modules/user/user.service'
import { generatedId } from './generated-ids'
import { daysBefore } from './generated-moments'

const firstNames = fixtures.map(({ name }) => name.split(' ')[0] ?? name)
const lastNames = fixtures.map(({ name }) => name.split(' ').at(-1) ?? name)

export type GeneratedAccount = Insertable<Tables['user']> & Pick<UserRow, 'id' | 'name' | 'email' | 'role'>

/** An account that nobody can sign in to, because it has no password. */
export const newAccount = (random: Random, number: number, role: UserRow['role']): GeneratedAccount => {
  const name = `${assertFound(random.pick(firstNames), 'name')} ${assertFound(random.pick(lastNames), 'name')}`
  const id = generatedId('usr', number)
  const email = `account-${number}@generated.example`
  return {
    id,
    name,
    email,
    role,
    searchText: searchText(name, email),
    passwordHash: null,
    avatar: drawnAvatar(id),
    socialProvider: null,
    createdAt: daysBefore(random, 1_500, 1_100),
    suspendedAt: null,
    suspendedReason: null,
    deletedAt: null,
  }
}

export const insertAccounts = (db: Database, accounts: readonly GeneratedAccount[]) => insertRows(db, 'user', accounts)
