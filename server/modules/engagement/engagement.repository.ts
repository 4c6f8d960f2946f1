import { type Insertable, sql, type Updateable } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { EngagementRow, Tables } from '../../database/tables/tables'
import type { EngagementSide, EngagementState } from '../../generated/resolvers'

const lastChanged = latestFirst<EngagementRow>('ENGAGED', 'updatedAt', 'id')

const ended: readonly EngagementState[] = ['DECLINED', 'COMPLETED', 'CANCELLED']

interface Criteria {
  userId: string
  as: EngagementSide
  state: EngagementState | undefined
}

export const createEngagementRepository = (db: Database) => {
  const engagements = () => db.selectFrom('engagement').selectAll('engagement')
  return {
    find: (id: string) => engagements().where('id', '=', id).executeTakeFirst(),
    byNumber: (number: string) => engagements().where('number', '=', number).executeTakeFirst(),

    page: ({ userId, as, state }: Criteria, request: PageRequest) => {
      let query = engagements()
      if (as === 'BUYER') query = query.where('buyerId', '=', userId)
      if (as === 'SELLER') query = query.where('sellerId', '=', userId)
      if (state) query = query.where('state', '=', state)
      return fetchPage(db, query, lastChanged, request)
    },

    ofOrders: (orderIds: readonly string[]) =>
      engagements().where('orderId', 'in', orderIds).orderBy('orderId').orderBy('position').execute(),

    /** Engagements that have not ended, as buyer or seller. */
    openOf: (userId: string) =>
      engagements()
        .where(({ or, eb }) => or([eb('buyerId', '=', userId), eb('sellerId', '=', userId)]))
        .where('state', 'not in', ended)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    /** Unanswered quote requests of a buyer to a seller. */
    waitingQuotes: (buyerId: string, sellerId: string) =>
      engagements()
        .innerJoin('engagementEvent', (join) =>
          join.onRef('engagementEvent.engagementId', '=', 'engagement.id').on('engagementEvent.version', '=', 1),
        )
        .select('engagementEvent.note as request')
        .where('engagement.buyerId', '=', buyerId)
        .where('engagement.sellerId', '=', sellerId)
        .where('engagement.state', '=', 'QUOTE_REQUESTED')
        .execute(),

    /** Locks the engagement until the transaction ends. Undefined if another process has locked it. */
    claim: (id: string) => {
      const one = engagements().where('id', '=', id)
      // SQLite has one writer anyway.
      return (isPostgres(db) ? one.forUpdate().skipLocked() : one).executeTakeFirst()
    },

    /** Returns false if its number is taken. */
    add: async (engagement: Insertable<Tables['engagement']>) => {
      const added = await db
        .insertInto('engagement')
        .values(engagement)
        .onConflict((conflict) => conflict.column('number').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    /** Returns the changed engagement, or undefined if its version has changed. */
    change: (id: string, version: number, change: Updateable<Tables['engagement']>) =>
      db
        .updateTable('engagement')
        .set({ ...change, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),

    addEvent: (event: Insertable<Tables['engagementEvent']>) =>
      db.insertInto('engagementEvent').values(event).execute(),

    eventsOf: (engagementIds: readonly string[]) =>
      db
        .selectFrom('engagementEvent')
        .selectAll()
        .where('engagementId', 'in', engagementIds)
        .orderBy('engagementId')
        .orderBy('version')
        .execute(),

    setDeadline: (deadline: Insertable<Tables['deadline']>) =>
      db
        .insertInto('deadline')
        .values(deadline)
        .onConflict((conflict) => conflict.column('subjectId').doUpdateSet(deadline))
        .execute(),

    removeDeadline: (subjectId: string) => db.deleteFrom('deadline').where('subjectId', '=', subjectId).execute(),

    /** Deadlines until `by`, earliest first, after a place in that list. */
    due: (by: string, after: { dueAt: string; subjectId: string }, max: number) =>
      db
        .selectFrom('deadline')
        .selectAll()
        .where('dueAt', '<=', by)
        .where(sql<boolean>`(due_at, subject_id) > (${after.dueAt}, ${after.subjectId})`)
        .orderBy('dueAt')
        .orderBy('subjectId')
        .limit(max)
        .execute(),
  }
}

export type EngagementRepository = ReturnType<typeof createEngagementRepository>
