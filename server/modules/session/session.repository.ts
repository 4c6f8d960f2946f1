import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { daysAfter } from '../../database/database-clock'
import type { Tables } from '../../database/tables/tables'
import { isActiveAccount } from '../user/active-account'

/** SQLite takes an offset only with a limit. */
const MAX_ROWS = 1_000_000

export const createSessionRepository = (db: Database) => ({
  add: (session: Insertable<Tables['session']>) => db.insertInto('session').values(session).execute(),

  byTokenHash: (tokenHash: string) =>
    db.selectFrom('session').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

  /** The account of a session, with what decides whether the session is running. */
  accountOf: (tokenHash: string) =>
    db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .selectAll('user')
      .select(['tokenHash', 'expiresAt', 'lastUsedAt', 'remember'])
      .where('tokenHash', '=', tokenHash)
      .executeTakeFirst(),

  /** Sessions of active accounts. */
  ofActiveUsers: (tokenHashes: readonly string[]) =>
    db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .selectAll('session')
      .where('tokenHash', 'in', tokenHashes)
      .where(isActiveAccount)
      .execute(),

  /** Sessions of a user, last used first. */
  ofUser: (userId: string) =>
    db
      .selectFrom('session')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('lastUsedAt', 'desc')
      .orderBy('id')
      .execute(),

  /** The last use of any session of each user, including expired ones that are still stored. */
  lastUsedOf: (userIds: readonly string[]) =>
    db
      .selectFrom('session')
      .select(({ fn }) => ['userId', fn.max('lastUsedAt').as('lastUsedAt')])
      .where('userId', 'in', userIds)
      .groupBy('userId')
      .execute(),

  /** Moves the times of all sessions by some days. */
  shiftBy: (days: number) =>
    db
      .updateTable('session')
      .set({
        createdAt: daysAfter(db, 'createdAt', days),
        lastUsedAt: daysAfter(db, 'lastUsedAt', days),
        expiresAt: daysAfter(db, 'expiresAt', days),
        authenticatedAt: daysAfter(db, 'authenticatedAt', days),
      })
      .execute(),

  touch: (tokenHash: string, lastUsedAt: Date) =>
    db
      .updateTable('session')
      .set({ lastUsedAt: lastUsedAt.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute(),

  setAuthenticatedAt: (tokenHash: string, authenticatedAt: Date) =>
    db
      .updateTable('session')
      .set({ authenticatedAt: authenticatedAt.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute(),

  /** Replaces the session's token. Undefined if the session has ended. */
  rotate: (tokenHash: string, newTokenHash: string) =>
    db
      .updateTable('session')
      .set({ tokenHash: newTokenHash })
      .where('tokenHash', '=', tokenHash)
      .returningAll()
      .executeTakeFirst(),

  remove: (tokenHash: string) => db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute(),

  /** Removes a session of the user and returns its token hash. Undefined if there is none. */
  removeOwn: (userId: string, id: string) =>
    db
      .deleteFrom('session')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returning('tokenHash')
      .executeTakeFirst(),

  removeAllOf: (userId: string, except = '') =>
    db.deleteFrom('session').where('userId', '=', userId).where('tokenHash', '!=', except).returningAll().execute(),

  /** Keeps the sessions that were used last. */
  removeAllBut: (userId: string, count: number) =>
    db
      .deleteFrom('session')
      .where('tokenHash', 'in', (eb) =>
        eb
          .selectFrom('session')
          .select('tokenHash')
          .where('userId', '=', userId)
          .orderBy('lastUsedAt', 'desc')
          .orderBy('createdAt', 'desc')
          .limit(MAX_ROWS)
          .offset(count),
      )
      .execute(),

  removeExpired: (now: Date) => db.deleteFrom('session').where('expiresAt', '<', now.toISOString()).execute(),
})

export type SessionRepository = ReturnType<typeof createSessionRepository>
