import { type Insertable, sql, type Updateable } from 'kysely'
import { type Database, isPostgres, longReadsOf } from '../../database/connection'
import { containsPattern } from '../../database/like'
import {
  COUNT_LIMIT,
  countOnce,
  fetchPage,
  latestFirst,
  type Order,
  type PageRequest,
} from '../../database/paging/page'
import { returnsRow } from '../../database/rows'
import type { Tables, UserRow } from '../../database/tables/tables'
import type { SocialProvider, UserRole, UserSort, UserState } from '../../generated/resolvers'
import { isActiveAccount } from './active-account'

const orders: Record<UserSort, Order<UserRow>> = {
  NEWEST: latestFirst('NEWEST', 'createdAt', 'id'),
  // The first line of the search text is the name, the second the email address.
  NAME: { name: 'NAME', direction: 'asc', columns: ['searchText', 'id'], kinds: ['lines', 'text'] },
}

/** More accounts with a text are probably met soon along the order, unless a name begins with it. */
const SORTED_HITS = 5 * COUNT_LIMIT

export interface UserCriteria {
  role?: UserRole | undefined
  state?: UserState | undefined
  /** Case-folded. */
  text?: string | undefined
}

const containsText = (folded: string) =>
  sql<boolean>`${sql.ref('searchText')} like ${containsPattern(folded)} escape '\\'`

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

  page: async ({ role, state, text }: UserCriteria, sort: UserSort, request: PageRequest) => {
    let query = db.selectFrom('user').selectAll().where('deletedAt', 'is', null)
    if (role !== undefined) query = query.where('role', '=', role)
    if (state !== undefined) query = query.where('suspendedAt', state === 'ACTIVE' ? 'is' : 'is not', null)
    if (text === undefined) return fetchPage(db, query, orders[sort], request)
    const found = query.where(containsText(text))
    if (!isPostgres(db)) return fetchPage(db, found, orders[sort], request)
    const hits = await countOnce(db, found, SORTED_HITS)()
    // So many accounts are found by the index of texts, and sorted. Without OFFSET the planner might read along the order, where
    // all of them may come last.
    const sorted = db.selectFrom(found.offset(0).as('user')).selectAll()
    const page = await fetchPage(db, hits < SORTED_HITS ? sorted : found, orders[sort], request)
    return { ...page, count: async () => Math.min(hits, COUNT_LIMIT) }
  },

  /** The newest accounts whose name or email address contains the case-folded text. */
  idsContaining: (text: string, max: number) =>
    longReadsOf(db)
      .selectFrom('user')
      .select('id')
      .where('deletedAt', 'is', null)
      .where(containsText(text))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(max)
      .execute(),

  /** Returns false if another account uses the email address. */
  add: (user: Insertable<Tables['user']>) =>
    returnsRow(
      db
        .insertInto('user')
        .values(user)
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id'),
    ),

  update: (id: string, change: Updateable<Tables['user']>) =>
    db.updateTable('user').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

  /** Locks the row until the transaction ends. */
  lock: (id: string) => db.selectFrom('user').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  /** Locks the rows in share mode until the transaction ends, so that none of the accounts is suspended or deleted before. */
  lockShared: (ids: readonly string[]) =>
    db
      .selectFrom('user')
      .selectAll()
      .where('id', 'in', [...new Set(ids)])
      .orderBy('id')
      .forShare()
      .execute(),

  /** The ids of accounts that were deleted since a moment. */
  deletedSince: async (moment: Date) =>
    (await db.selectFrom('user').select('id').where('deletedAt', '>=', moment.toISOString()).execute()).map(
      ({ id }) => id,
    ),

  /** Locks an account and all admins until the transaction ends, so that the number of admins stays the same. */
  lockWithAdmins: (id: string) =>
    db
      .selectFrom('user')
      .selectAll()
      .where((eb) => eb.or([eb('id', '=', id), eb('role', '=', 'ADMIN')]))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),

  activeAdmins: () =>
    db.selectFrom('user').selectAll().where('role', '=', 'ADMIN').where(isActiveAccount).orderBy('id').execute(),

  removeSocialIdentities: (userId: string) => db.deleteFrom('socialIdentity').where('userId', '=', userId).execute(),

  addSocialIdentity: (identity: Insertable<Tables['socialIdentity']>) =>
    db.insertInto('socialIdentity').values(identity).execute(),
})

export type UserRepository = ReturnType<typeof createUserRepository>
