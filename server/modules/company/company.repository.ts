import { type Insertable, sql, type Updateable } from 'kysely'
import { EMPTY, VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'
import { COUNT_LIMIT, fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { CompanyRow, Tables } from '../../database/tables/tables'
import type { CompanyFilter } from '../../generated/resolvers'
import { hasTraits, withTraits } from '../credential/seller-traits'

const newest = latestFirst<CompanyRow>('NEWEST', 'createdAt', 'id')

/** A profile without a description has a page, but is not listed. */
const listed = (db: Database) =>
  db.selectFrom('company').where('visible', '=', VISIBLE).where('description', '<>', EMPTY)

export const createCompanyRepository = (db: Database) => ({
  byIds: (ids: readonly string[]) => db.selectFrom('company').selectAll().where('id', 'in', ids).execute(),

  byOwners: (ids: readonly string[]) => db.selectFrom('company').selectAll().where('ownerId', 'in', ids).execute(),

  page: ({ minRating, ...traits }: CompanyFilter, request: PageRequest) => {
    const found = listed(db)
      .selectAll()
      .where(hasTraits(db, sql.ref('company.ownerId'), traits))
    return fetchPage(db, minRating == null ? found : found.where('rating', '>=', minRating), newest, request)
  },

  /** The newest 1,001 companies, which facets are counted by. */
  sample: async () => {
    const rows = await listed(db)
      .select(['ownerId', 'rating'])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(COUNT_LIMIT)
      .execute()
    return withTraits(db, rows, ({ ownerId }) => ownerId)
  },

  add: (company: Insertable<Tables['company']>) => db.insertInto('company').values(company).execute(),

  update: (id: string, change: Updateable<Tables['company']>) =>
    db.updateTable('company').set(change).where('id', '=', id).returningAll().executeTakeFirst(),

  setVisible: (ownerId: string, visible: boolean) =>
    db
      .updateTable('company')
      .set({ visible: Number(visible) })
      .where('ownerId', '=', ownerId)
      .where('takenDown', '=', 0)
      .execute(),

  setTakenDown: (id: string, takenDown: boolean, visible: boolean) =>
    db
      .updateTable('company')
      .set({ takenDown: Number(takenDown), visible: Number(visible) })
      .where('id', '=', id)
      .execute(),

  removeOf: async (ownerId: string) => {
    const own = db.selectFrom('company').select('id').where('ownerId', '=', ownerId)
    await db.deleteFrom('job').where('companyId', 'in', own).execute()
    await db.deleteFrom('company').where('ownerId', '=', ownerId).execute()
  },
})

export type CompanyRepository = ReturnType<typeof createCompanyRepository>
