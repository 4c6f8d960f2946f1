import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import { countRows, rowCount } from '../../database/paging/page'
import type { Tables } from '../../database/tables/tables'

export const createDeliveryFileRepository = (db: Database) => ({
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

  /** How many of these belong to the owner and to no delivery yet. */
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

  /** Removes and returns files uploaded before a moment that belong to no delivery. */
  takeUnused: (before: string) =>
    db
      .deleteFrom('engagementFile')
      .where('eventId', 'is', null)
      .where('createdAt', '<', before)
      .returning('id')
      .execute(),
})

export type DeliveryFileRepository = ReturnType<typeof createDeliveryFileRepository>
