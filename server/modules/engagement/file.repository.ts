import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import type { Tables } from '../../database/tables'

export const createFileRepository = (db: Database) => ({
  add: (file: Insertable<Tables['engagementFile']>) => db.insertInto('engagementFile').values(file).execute(),

  find: (id: string) => db.selectFrom('engagementFile').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The engagement whose delivery a file is part of. */
  engagementOf: (id: string) =>
    db
      .selectFrom('engagementFile')
      .innerJoin('engagementEvent', 'engagementEvent.id', 'engagementFile.eventId')
      .innerJoin('engagement', 'engagement.id', 'engagementEvent.engagementId')
      .selectAll('engagement')
      .where('engagementFile.id', '=', id)
      .executeTakeFirst(),

  ofEvents: (eventIds: readonly string[]) =>
    db
      .selectFrom('engagementFile')
      .selectAll()
      .where('eventId', 'in', eventIds)
      .orderBy('eventId')
      .orderBy('position')
      .execute(),

  /** How many of these are the owner's and part of nothing yet. */
  countFree: async (ids: readonly string[], ownerId: string) => {
    const { count } = await db
      .selectFrom('engagementFile')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('id', 'in', ids)
      .where('ownerId', '=', ownerId)
      .where('eventId', 'is', null)
      .executeTakeFirstOrThrow()
    return count
  },

  attach: (id: string, ownerId: string, eventId: string, position: number) =>
    db
      .updateTable('engagementFile')
      .set({ eventId, position })
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .where('eventId', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  /** Forgets those that were uploaded before a moment and are part of nothing, and tells which they were. */
  takeUnused: (before: string) =>
    db
      .deleteFrom('engagementFile')
      .where('eventId', 'is', null)
      .where('createdAt', '<', before)
      .returning('id')
      .execute(),
})

export type FileRepository = ReturnType<typeof createFileRepository>
