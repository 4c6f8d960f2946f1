import type { Insertable } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import type { Tables } from '../../database/tables/tables'

export const createOutboxRepository = (db: Database) => ({
  add: (mail: Insertable<Tables['outboxMail']>) => db.insertInto('outboxMail').values(mail).execute(),

  /** Claims a mail that is due. No other process claims it before `retryAt`. */
  claim: (now: Date, retryAt: Date) =>
    db
      .updateTable('outboxMail')
      .set(({ eb }) => ({ nextAttemptAt: retryAt.toISOString(), attempts: eb('attempts', '+', 1) }))
      .where('id', '=', (from) =>
        from
          .selectFrom('outboxMail as due')
          .select('due.id')
          .where('due.nextAttemptAt', '<=', now.toISOString())
          .orderBy('due.nextAttemptAt')
          .limit(1)
          .$if(isPostgres(db), (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .executeTakeFirst(),

  reschedule: (id: string, at: Date) =>
    db.updateTable('outboxMail').set({ nextAttemptAt: at.toISOString() }).where('id', '=', id).execute(),

  remove: (id: string) => db.deleteFrom('outboxMail').where('id', '=', id).execute(),

  removeAllOf: (userId: string) => db.deleteFrom('outboxMail').where('userId', '=', userId).execute(),
})

export type OutboxRepository = ReturnType<typeof createOutboxRepository>
