import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { isPostgres } from '../../database/dialect'
import { fetchPage, type Order, type PageRequest } from '../../database/paging/page'
import type { Tables, UserRow } from '../../database/tables/tables'
import type { SocialProvider, UserRole, UserSort, UserState } from '../../generated/resolvers'

const orders: Record<UserSort, Order<UserRow>> = {
  NEWEST: { name: 'NEWEST', direction: 'desc', columns: ['createdAt', 'id'], kinds: ['moment', 'text'] },
  // Its first line is the name, its second the email.
  NAME: { name: 'NAME', direction: 'asc', columns: ['searchText', 'id'], kinds: ['lines', 'text'] },
}

export interface UserCriteria {
  role?: UserRole | undefined
  state?: UserState | undefined
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

  page: ({ role, state, text }: UserCriteria, sort: UserSort, request: PageRequest) => {
    let query = db.selectFrom('user').selectAll().where('deletedAt', 'is', null)
    if (role !== undefined) query = query.where('role', '=', role)
    if (state !== undefined) query = query.where('suspendedAt', state === 'ACTIVE' ? 'is' : 'is not', null)
    if (text !== undefined) {
      const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
      query = query.where(sql<boolean>`${sql.ref('searchText')} like ${pattern} escape '\\'`)
    }
    return fetchPage(db, query, orders[sort], request)
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

  update: (id: string, change: Updateable<Tables['user']>) =>
    db.updateTable('user').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

  /** Within a transaction: as the row is, and stays until the end. SQLite lets in one writer anyway. */
  lock: (id: string) =>
    db
      .selectFrom('user')
      .selectAll()
      .where('id', '=', id)
      .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
      .executeTakeFirst(),

  /** The same of several, for as many at once as only read them: nobody is suspended or leaves until the end. */
  lockShared: (ids: readonly string[]) =>
    db
      .selectFrom('user')
      .selectAll()
      .where('id', 'in', [...new Set(ids)])
      .orderBy('id')
      .$if(isPostgres(db), (query) => query.forShare())
      .execute(),

  /** The same of an account and of all that run the platform, so that who the last of them is stays true until the end. */
  lockWithAdmins: (id: string) =>
    db
      .selectFrom('user')
      .selectAll()
      .where((either) => either.or([either('id', '=', id), either('role', '=', 'ADMIN')]))
      .orderBy('id')
      .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
      .execute(),

  removeSocialIdentities: (userId: string) => db.deleteFrom('socialIdentity').where('userId', '=', userId).execute(),

  addSocialIdentity: (identity: Insertable<Tables['socialIdentity']>) =>
    db.insertInto('socialIdentity').values(identity).execute(),
})

export type UserRepository = ReturnType<typeof createUserRepository>
