import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { isPostgres } from '../../database/dialect'
import type { Tables } from '../../database/tables/tables'

export const createOutboxRepository = (db: Database) => ({
  add: (mail: Insertable<Tables['letter']>) => db.insertInto('letter').values(mail).execute(),

  /** Claims one that is due: no other process gets it before `retryAt`. */
  claim: (now: Date, retryAt: Date) =>
    db
      .updateTable('letter')
      .set(({ eb }) => ({ tryAt: retryAt.toISOString(), tries: eb('tries', '+', 1) }))
      .where('id', '=', (from) =>
        from
          .selectFrom('letter as due')
          .select('due.id')
          .where('due.tryAt', '<=', now.toISOString())
          .orderBy('due.tryAt')
          .limit(1)
          .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .executeTakeFirst(),

  reschedule: (id: string, tryAt: Date) =>
    db.updateTable('letter').set({ tryAt: tryAt.toISOString() }).where('id', '=', id).execute(),

  remove: (id: string) => db.deleteFrom('letter').where('id', '=', id).execute(),

  removeAllOf: (userId: string) => db.deleteFrom('letter').where('userId', '=', userId).execute(),
})

export type OutboxRepository = ReturnType<typeof createOutboxRepository>
