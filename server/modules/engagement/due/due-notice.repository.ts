import { type Insertable, type NotNull, sql } from 'kysely'
import { type Database, isPostgres } from '../../../database/connection'
import type { Tables } from '../../../database/tables/tables'
import { workStates } from '../engagement.states'

type Kind = Tables['dueNotice']['kind']

interface Times {
  after: { dueAt: string; id: string }
  until: string
}

export const createDueNoticeRepository = (db: Database) => ({
  /** Locks the engagement until the transaction ends. Undefined if another process has locked it. */
  claim: (id: string) => {
    const one = db.selectFrom('engagement').selectAll().where('id', '=', id)
    // SQLite has one writer anyway.
    return (isPostgres(db) ? one.forUpdate().skipLocked() : one).executeTakeFirst()
  },

  /** Returns false if the parties were told already. */
  add: async (notice: Insertable<Tables['dueNotice']>) => {
    const added = await db
      .insertInto('dueNotice')
      .values(notice)
      .onConflict((conflict) => conflict.columns(['engagementId', 'kind', 'dueAt']).doNothing())
      .returning('engagementId')
      .executeTakeFirst()
    return added !== undefined
  },

  /** Work that is due in a period and of which the parties were not told, the earliest first. */
  missing: (kind: Kind, { after, until }: Times, max: number) =>
    db
      .selectFrom('engagement')
      .leftJoin('dueNotice', (join) =>
        join
          .onRef('dueNotice.engagementId', '=', 'engagement.id')
          .on('dueNotice.kind', '=', kind)
          .onRef('dueNotice.dueAt', '=', 'engagement.dueAt'),
      )
      .select(['engagement.id', 'engagement.dueAt'])
      .where('nextDueAt', 'is not', null)
      .where('nextDueAt', '<=', until)
      .where(sql<boolean>`(next_due_at, engagement.id) > (${after.dueAt}, ${after.id})`)
      .where('state', 'in', workStates)
      .where('pausedAt', 'is', null)
      .where('engagement.dueAt', 'is not', null)
      .$narrowType<{ dueAt: NotNull }>()
      .where('dueNotice.engagementId', 'is', null)
      .orderBy('nextDueAt')
      .orderBy('engagement.id')
      .limit(max)
      .execute(),
})

export type DueNoticeRepository = ReturnType<typeof createDueNoticeRepository>
