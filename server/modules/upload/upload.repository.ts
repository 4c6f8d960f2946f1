import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import { countRows, nextAfter, rowCount } from '../../database/paging/page'
import type { Tables } from '../../database/tables/tables'
import type { UploadPurpose } from './picture-sizes'

export const createUploadRepository = (db: Database) => {
  /** Deletes uploads that no listing, draft, profile or account of their owner uses. */
  const deleteUnused = () =>
    db.deleteFrom('upload').where(({ and, exists, not, selectFrom }) => {
      const containsId = (column: string) => sql<boolean>`${sql.ref(column)} like ${sql`'%' || upload.id || '%'`}`
      const uses = [
        selectFrom('listing')
          .select('listing.id')
          .whereRef('listing.sellerId', '=', 'upload.ownerId')
          .where(containsId('listing.images')),
        selectFrom('listingDraft')
          .select('listingDraft.listingId')
          .whereRef('listingDraft.sellerId', '=', 'upload.ownerId')
          .where(containsId('listingDraft.images')),
        selectFrom('company')
          .select('company.id')
          .whereRef('company.ownerId', '=', 'upload.ownerId')
          .where(({ or }) => or([containsId('company.logo'), containsId('company.banner')])),
        selectFrom('user')
          .select('user.id')
          .whereRef('user.id', '=', 'upload.ownerId')
          .where(containsId('user.avatar')),
      ]
      return and(uses.map((use) => not(exists(use))))
    })

  return {
    add: (upload: Insertable<Tables['upload']>) => db.insertInto('upload').values(upload).execute(),

    /** Counts the owner's uploads among these that have the purpose. */
    countOwn: (ids: readonly string[], ownerId: string, purpose: UploadPurpose) =>
      countRows(
        db
          .selectFrom('upload')
          .select(rowCount)
          .where('id', 'in', ids)
          .where('ownerId', '=', ownerId)
          .where('purpose', '=', purpose),
      ),

    /** The ids that exist. */
    existing: async (ids: readonly string[]) => {
      const rows = await db.selectFrom('upload').select('id').where('id', 'in', ids).execute()
      return rows.map(({ id }) => id)
    },

    bytesOf: async (ownerId: string) => {
      const { bytes } = await db
        .selectFrom('upload')
        .select(sql<number>`coalesce(sum(bytes), 0)`.as('bytes'))
        .where('ownerId', '=', ownerId)
        .executeTakeFirstOrThrow()
      return bytes
    },

    ownedBy: (ownerId: string) => db.selectFrom('upload').selectAll().where('ownerId', '=', ownerId).execute(),

    remove: (ids: readonly string[]) => db.deleteFrom('upload').where('id', 'in', ids).execute(),

    /** Uploads from before a moment, oldest first. `after` is the last one of the previous batch. */
    olderThan: (moment: Date, after: { createdAt: string; id: string }, max: number) =>
      nextAfter(
        db.selectFrom('upload').selectAll().where('createdAt', '<', moment.toISOString()),
        ['createdAt', 'id'],
        [after.createdAt, after.id],
        max,
      ).execute(),

    /** Removes and returns those of the uploads that are unused. */
    takeUnused: (ids: readonly string[]) => deleteUnused().where('id', 'in', ids).returningAll().execute(),
  }
}

export type UploadRepository = ReturnType<typeof createUploadRepository>
