import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { isPostgres } from '../../database/dialect'
import type { Tables } from '../../database/tables'

export const createLetterRepository = (db: Database) => ({
  add: (letter: Insertable<Tables['letter']>) => db.insertInto('letter').values(letter).execute(),

  /** Takes one that is due: until `again` no other process takes it. */
  take: (now: Date, again: Date) =>
    db
      .updateTable('letter')
      .set(({ eb }) => ({ tryAt: again.toISOString(), tries: eb('tries', '+', 1) }))
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

  putOff: (id: string, tryAt: Date) =>
    db.updateTable('letter').set({ tryAt: tryAt.toISOString() }).where('id', '=', id).execute(),

  remove: (id: string) => db.deleteFrom('letter').where('id', '=', id).execute(),

  removeAllOf: (userId: string) => db.deleteFrom('letter').where('userId', '=', userId).execute(),
})

export type LetterRepository = ReturnType<typeof createLetterRepository>
