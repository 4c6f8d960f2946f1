import { type Insertable, sql, type Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import { countRows, fetchPage, type Order, type PageRequest, rowCount } from '../../database/paging/page'
import type { DocketEntryRow, Tables } from '../../database/tables/tables'

/** The most changes of its dates that an engagement shows. */
const MAX_EVENTS = 200

const earliest: Order<DocketEntryRow> = {
  name: 'DOCKET',
  direction: 'asc',
  columns: ['dueOn', 'id'],
  kinds: ['text', 'text'],
}

export const createDocketRepository = (db: Database) => {
  const all = () => db.selectFrom('docketEntry').selectAll('docketEntry')
  const entries = () => all().where('removedAt', 'is', null)
  const ofParty = (userId: string) =>
    entries().where(
      'engagementId',
      'in',
      sql<string>`(select id from engagement where buyer_id = ${userId} union all select id from engagement where seller_id = ${userId})`,
    )

  return {
    /** Also a removed one. */
    findAny: (id: string) => all().where('id', '=', id).executeTakeFirst(),

    /** Also a removed one. */
    addedAs: ({ engagementId, authorId, clientId }: { engagementId: string; authorId: string; clientId: string }) =>
      all()
        .where('engagementId', '=', engagementId)
        .where('authorId', '=', authorId)
        .where('clientId', '=', clientId)
        .executeTakeFirst(),

    find: (id: string) => entries().where('id', '=', id).executeTakeFirst(),

    /** Locks an entry, also a removed one, until the transaction ends. */
    lock: (id: string) => all().where('id', '=', id).forUpdate().executeTakeFirst(),

    /** Locks the docket of an engagement, and returns the number of its dates. */
    lockAll: async (engagementId: string) => {
      await db.selectFrom('engagement').select('id').where('id', '=', engagementId).forNoKeyUpdate().execute()
      return countRows(entries().clearSelect().select(rowCount).where('engagementId', '=', engagementId))
    },

    addEvent: (event: Insertable<Tables['docketEvent']>) => db.insertInto('docketEvent').values(event).execute(),

    /** The latest changes of the dates of each engagement, oldest first, also of removed dates. */
    eventsOf: (engagementIds: readonly string[]) =>
      db
        .selectFrom(
          db
            .selectFrom('docketEvent')
            .innerJoin('docketEntry', 'docketEntry.id', 'docketEvent.entryId')
            .selectAll('docketEvent')
            .select(['docketEntry.engagementId', 'kind', 'jurisdiction', 'title'])
            .select(
              sql<number>`row_number() over (
                partition by engagement_id order by at desc, entry_id desc, docket_event.revision desc)`.as('rank'),
            )
            .where('engagementId', 'in', engagementIds)
            .as('ranked'),
        )
        .selectAll()
        .where('rank', '<=', MAX_EVENTS)
        .orderBy('rank', 'desc')
        .execute(),

    ofEngagements: (ids: readonly string[]) =>
      entries().where('engagementId', 'in', ids).orderBy('dueOn').orderBy('id').execute(),

    pageOfParty: (userId: string, done: boolean, request: PageRequest) =>
      fetchPage(db, ofParty(userId).where('doneAt', done ? 'is not' : 'is', null), earliest, request),

    /** The entries in an account's calendar from a day on, met or not. */
    calendarOf: (userId: string, from: string, max: number) =>
      ofParty(userId)
        .innerJoin('engagement', 'engagement.id', 'docketEntry.engagementId')
        .select(['engagement.number', 'engagement.title as engagementTitle'])
        .where('dueOn', '>=', from)
        .orderBy('dueOn')
        .orderBy('docketEntry.id')
        .limit(max)
        .execute(),

    add: (entry: Insertable<Tables['docketEntry']>) => db.insertInto('docketEntry').values(entry).execute(),

    change: (id: string, change: Updateable<Tables['docketEntry']>) =>
      db.updateTable('docketEntry').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),

    /** Replaces the reminders of an entry. */
    setReminders: async (entryId: string, moments: readonly string[]) => {
      await db.deleteFrom('docketReminder').where('entryId', '=', entryId).execute()
      if (moments.length === 0) return
      await db
        .insertInto('docketReminder')
        .values(moments.map((dueAt) => ({ entryId, dueAt })))
        .execute()
    },

    /** The entries with reminders that are due. */
    dueReminders: (now: string, after: { entryId: string }, max: number) =>
      db
        .selectFrom('docketReminder')
        .select('entryId')
        .where('dueAt', '<=', now)
        .where('entryId', '>', after.entryId)
        .groupBy('entryId')
        .orderBy('entryId')
        .limit(max)
        .execute(),

    /** Returns false if another process has taken them. */
    takeReminders: async (entryId: string, until: string) => {
      const taken = await db
        .deleteFrom('docketReminder')
        .where('entryId', '=', entryId)
        .where('dueAt', '<=', until)
        .returning('entryId')
        .execute()
      return taken.length > 0
    },

    /** Removes the texts of an account. The dates stay for the other parties. */
    anonymise: (authorId: string) =>
      db.updateTable('docketEntry').set({ title: '' }).where('authorId', '=', authorId).execute(),
  }
}

export type DocketRepository = ReturnType<typeof createDocketRepository>
