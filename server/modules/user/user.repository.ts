import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables, UserRow } from '../../database/tables'
import type { SocialProvider, UserRole } from '../../generated/resolvers'
import { fetchPage, type Order, type PageRequest } from '../../paging/page'

const newest: Order<UserRow> = {
  name: 'NEWEST',
  direction: 'desc',
  columns: ['createdAt', 'id'],
  kinds: ['moment', 'text'],
}

export interface UserCriteria {
  role?: UserRole | undefined
  /** Case-folded. */
  text?: string | undefined
}

export const createUserRepository = (db: Database) => ({
  byIds: (ids: readonly string[]) => db.selectFrom('user').selectAll().where('id', 'in', ids).execute(),

  byEmail: (email: string) => db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst(),

  bySocialIdentity: (provider: SocialProvider, subject: string) =>
    db
      .selectFrom('socialIdentity')
      .innerJoin('user', 'user.id', 'socialIdentity.userId')
      .selectAll('user')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst(),

  page: ({ role, text }: UserCriteria, request: PageRequest) => {
    let query = db.selectFrom('user').selectAll()
    if (role !== undefined) query = query.where('role', '=', role)
    if (text !== undefined) {
      const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
      query = query.where(sql<boolean>`${sql.ref('searchText')} like ${pattern} escape '\\'`)
    }
    return fetchPage(query, newest, request)
  },

  /** Whether it was added: false where the email belongs to another account. */
  add: async (user: Insertable<Tables['user']>) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('user')
      .values(user)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },

  addSocialIdentity: (identity: Insertable<Tables['socialIdentity']>) =>
    db.insertInto('socialIdentity').values(identity).execute(),
})

export type UserRepository = ReturnType<typeof createUserRepository>
