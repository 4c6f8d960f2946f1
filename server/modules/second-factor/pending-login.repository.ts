import type { Database } from '../../database/connection'
import { returnsRow } from '../../database/rows'
import type { PendingLoginRow } from '../../database/tables/tables'

export const createPendingLoginRepository = (db: Database) => ({
  add: (login: PendingLoginRow) => db.insertInto('pendingLogin').values(login).execute(),

  find: (tokenHash: string, now: Date) =>
    db
      .selectFrom('pendingLogin')
      .selectAll()
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', now.toISOString())
      .executeTakeFirst(),

  /** Counts an attempt as failed until it succeeds, so that concurrent attempts count too. Undefined after `max` attempts. */
  countAttempt: (tokenHash: string, max: number, now: Date) =>
    db
      .updateTable('pendingLogin')
      .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
      .where('tokenHash', '=', tokenHash)
      .where('failures', '<', max)
      .where('expiresAt', '>', now.toISOString())
      .returningAll()
      .executeTakeFirst(),

  /** Removes the login. Returns false if there is none: of several callers at once, one gets true. */
  remove: (tokenHash: string) =>
    returnsRow(db.deleteFrom('pendingLogin').where('tokenHash', '=', tokenHash).returning('tokenHash')),

  removeAllOf: (userId: string) => db.deleteFrom('pendingLogin').where('userId', '=', userId).execute(),

  removeExpired: (now: Date) => db.deleteFrom('pendingLogin').where('expiresAt', '<=', now.toISOString()).execute(),
})

export type PendingLoginRepository = ReturnType<typeof createPendingLoginRepository>
