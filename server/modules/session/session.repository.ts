import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables'

export const createSessionRepository = (db: Database) => ({
  add: (session: Insertable<Tables['session']>) => db.insertInto('session').values(session).execute(),

  byTokenHash: (tokenHash: string) =>
    db.selectFrom('session').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst(),

  touch: (tokenHash: string, lastUsedAt: Date) =>
    db
      .updateTable('session')
      .set({ lastUsedAt: lastUsedAt.toISOString() })
      .where('tokenHash', '=', tokenHash)
      .execute(),

  remove: (tokenHash: string) => db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute(),

  removeExpired: (now: Date) => db.deleteFrom('session').where('expiresAt', '<', now.toISOString()).execute(),
})

export type SessionRepository = ReturnType<typeof createSessionRepository>
