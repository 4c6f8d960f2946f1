import { sql } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import { secondsFromNow } from '../../database/database-clock'
import type { UploadKind } from '../../database/tables/shared-tables'

/** The uploads in progress of all processes. Those of a process that was killed end by themselves. */
export const createUploadSlotRepository = (db: Database) => ({
  /**
   * The owners of the uploads of a kind in progress. Nobody else adds one until the transaction ends, so that two uploads don't both
   * take the last slot. SQLite has one writer anyway.
   */
  lockOwners: async (kind: UploadKind) => {
    if (isPostgres(db)) await sql`lock table upload_slot in exclusive mode`.execute(db)
    await db.deleteFrom('uploadSlot').where('until', '<=', secondsFromNow(db, 0)).execute()
    const slots = await db.selectFrom('uploadSlot').select('ownerId').where('kind', '=', kind).execute()
    return slots.map(({ ownerId }) => ownerId)
  },

  add: (slot: { id: string; ownerId: string; kind: UploadKind }, seconds: number) =>
    db
      .insertInto('uploadSlot')
      .values({ ...slot, until: secondsFromNow(db, seconds) })
      .execute(),

  extend: (id: string, seconds: number) =>
    db
      .updateTable('uploadSlot')
      .set({ until: secondsFromNow(db, seconds) })
      .where('id', '=', id)
      .execute(),

  remove: (id: string) => db.deleteFrom('uploadSlot').where('id', '=', id).execute(),
})

export type UploadSlotRepository = ReturnType<typeof createUploadSlotRepository>
