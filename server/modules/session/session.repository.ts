import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'

export const createSessionRepository = (db: Database) => ({
  add: (session: Insertable<Tables['session']>) => db.insertInto('session').values(session).execute(),

  byTokenHash: (tokenHash: string) =>
    db.selectFrom('session').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

  /** Sessions of active accounts. */
  ofActiveUsers: (tokenHashes: readonly string[]) =>
    db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .selectAll('session')
      .where('tokenHash', 'in', tokenHashes)
      .where('suspendedAt', 'is', null)
      .where('deletedAt', 'is', null)
      .execute(),

  /** Last used first. */
  ofUser: (userId: string) =>
    db
      .selectFrom('session')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('lastUsedAt', 'desc')
      .orderBy('id')
      .execute(),

  /** When each user last used a stored session, expired or not. */
  lastUsedOf: (userIds: readonly string[]) =>
    db
      .selectFrom('session')
      .select((each) => ['userId', each.fn.max('lastUsedAt').as('lastUsedAt')])
      .where('userId', 'in', userIds)
      .groupBy('userId')
      .execute(),

  touch: (tokenHash: string, lastUsedAt: Date) =>
    db
      .updateTable('session')
      .set({ lastUsedAt: lastUsedAt.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute(),

  /** Gives the session a new token. Undefined if it has ended. */
  rotate: (tokenHash: string, newTokenHash: string) =>
    db
      .updateTable('session')
      .set({ tokenHash: newTokenHash })
      .where('tokenHash', '=', tokenHash)
      .returningAll()
      .executeTakeFirst(),

  remove: (tokenHash: string) => db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute(),

  /** Removes the user's session and returns its token hash. Undefined if there is none. */
  removeOwn: (userId: string, id: string) =>
    db
      .deleteFrom('session')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returning('tokenHash')
      .executeTakeFirst(),

  removeAllOf: (userId: string, except = '') =>
    db.deleteFrom('session').where('userId', '=', userId).where('tokenHash', '!=', except).returningAll().execute(),

  removeExpired: (now: Date) => db.deleteFrom('session').where('expiresAt', '<', now.toISOString()).execute(),
})

export type SessionRepository = ReturnType<typeof createSessionRepository>
