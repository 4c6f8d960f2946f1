import { type Insertable, sql } from 'kysely'
import type { Database } from '../../../database/connection'
import { countRows, rowCount } from '../../../database/paging/page'
import type { Tables } from '../../../database/tables/tables'

const deleteUnused = (db: Database) => db.deleteFrom('engagementFile').where('eventId', 'is', null)

export const createDeliveryFileRepository = (db: Database) => ({
  add: (file: Insertable<Tables['engagementFile']>) => db.insertInto('engagementFile').values(file).execute(),

  find: (id: string) => db.selectFrom('engagementFile').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The ids that exist. */
  existing: async (ids: readonly string[]) => {
    const rows = await db.selectFrom('engagementFile').select('id').where('id', 'in', ids).execute()
    return rows.map(({ id }) => id)
  },

  bytesOf: async (ownerId: string) => {
    const { bytes } = await db
      .selectFrom('engagementFile')
      .select(sql<number>`coalesce(sum(size), 0)`.as('bytes'))
      .where('ownerId', '=', ownerId)
      .executeTakeFirstOrThrow()
    return Number(bytes)
  },

  /** The engagement of the delivery that the file is part of. */
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

  ofOwner: (ownerId: string) => db.selectFrom('engagementFile').selectAll().where('ownerId', '=', ownerId).execute(),

  rename: (id: string, name: string) => db.updateTable('engagementFile').set({ name }).where('id', '=', id).execute(),

  /** Counts the owner's files among these that belong to no delivery yet. */
  countFree: (ids: readonly string[], ownerId: string) =>
    countRows(
      db
        .selectFrom('engagementFile')
        .select(rowCount)
        .where('id', 'in', ids)
        .where('ownerId', '=', ownerId)
        .where('eventId', 'is', null),
    ),

  attach: (id: string, ownerId: string, eventId: string, position: number) =>
    db
      .updateTable('engagementFile')
      .set({ eventId, position })
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .where('eventId', 'is', null)
      .returning('id')
      .executeTakeFirst(),

  /** Removes and returns files that were uploaded before a moment and belong to no delivery. */
  takeUnused: (before: string) => deleteUnused(db).where('createdAt', '<', before).returning('id').execute(),

  /** Removes and returns the owner's files that belong to no delivery. */
  takeUnusedOf: (ownerId: string) => deleteUnused(db).where('ownerId', '=', ownerId).returning('id').execute(),
})

export type DeliveryFileRepository = ReturnType<typeof createDeliveryFileRepository>
