import { type Insertable, sql } from 'kysely'
import type { Database } from '../../database/connection'
import { countRows, rowCount } from '../../database/paging/page'
import type { Tables } from '../../database/tables/tables'
import type { UploadPurpose } from './picture-sizes'

export const createUploadRepository = (db: Database) => {
  /** Deletes uploads that no listing, draft, profile or account of their owner uses. */
  const unused = () =>
    db.deleteFrom('upload').where(({ and, exists, not, selectFrom }) => {
      const mentioned = (column: string) => sql<boolean>`${sql.ref(column)} like ${sql`'%' || upload.id || '%'`}`
      const uses = [
        selectFrom('listing')
          .select('listing.id')
          .whereRef('listing.sellerId', '=', 'upload.ownerId')
          .where(mentioned('listing.images')),
        selectFrom('listingDraft')
          .select('listingDraft.listingId')
          .whereRef('listingDraft.sellerId', '=', 'upload.ownerId')
          .where(mentioned('listingDraft.images')),
        selectFrom('company')
          .select('company.id')
          .whereRef('company.ownerId', '=', 'upload.ownerId')
          .where(({ or }) => or([mentioned('company.logo'), mentioned('company.banner')])),
        selectFrom('user').select('user.id').whereRef('user.id', '=', 'upload.ownerId').where(mentioned('user.avatar')),
      ]
      return and(uses.map((use) => not(exists(use))))
    })

  return {
    add: (upload: Insertable<Tables['upload']>) => db.insertInto('upload').values(upload).execute(),

    /** Number of these uploads that belong to the owner and have the purpose. */
    countOwn: (ids: readonly string[], ownerId: string, purpose: UploadPurpose) =>
      countRows(
        db
          .selectFrom('upload')
          .select(rowCount)
          .where('id', 'in', ids)
          .where('ownerId', '=', ownerId)
          .where('purpose', '=', purpose),
      ),

    ownedBy: (ownerId: string) => db.selectFrom('upload').selectAll().where('ownerId', '=', ownerId).execute(),

    remove: (ids: readonly string[]) => db.deleteFrom('upload').where('id', 'in', ids).execute(),

    /** Uploads from before a moment, oldest first, after a place in that list. */
    olderThan: (moment: Date, after: { createdAt: string; id: string }, max: number) =>
      db
        .selectFrom('upload')
        .selectAll()
        .where('createdAt', '<', moment.toISOString())
        .where(sql<boolean>`(created_at, id) > (${after.createdAt}, ${after.id})`)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(max)
        .execute(),

    /** Removes the unused ones of these uploads and returns them. */
    takeUnused: (ids: readonly string[]) => unused().where('id', 'in', ids).returningAll().execute(),
  }
}

export type UploadRepository = ReturnType<typeof createUploadRepository>
