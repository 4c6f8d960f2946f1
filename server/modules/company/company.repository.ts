import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import { COUNT_LIMIT, fetchPage, latestFirst, type Page, type PageRequest, withRows } from '../../database/paging/page'
import type { CompanyRow, Tables } from '../../database/tables/tables'
import type { CompanyFilter } from '../../generated/resolvers'
import { isNotEmpty, profilesWith, traitsIn, withTraits } from '../credential/seller-traits'
import { listedCompanies } from './listed-companies'

const newest = latestFirst<{ id: string; createdAt: string | null }>('NEWEST', 'createdAt', 'id')

export const createCompanyRepository = (db: Database) => ({
  byIds: (ids: readonly string[]) => db.selectFrom('company').selectAll().where('id', 'in', ids).execute(),

  byOwners: (ids: readonly string[]) => db.selectFrom('company').selectAll().where('ownerId', 'in', ids).execute(),

  page: async ({ minRating, ...criteria }: CompanyFilter, request: PageRequest): Promise<Page<CompanyRow>> => {
    const traits = traitsIn(criteria)
    if (!isNotEmpty(traits)) {
      const all = listedCompanies(db).selectAll()
      return fetchPage(db, minRating == null ? all : all.where('rating', '>=', minRating), newest, request)
    }
    const found = profilesWith(db, 'company', traits)
      .select(['id', 'createdAt'])
      .where('rating', '>=', minRating ?? 0)
    return withRows(await fetchPage(db, found, newest, request), (ids) =>
      listedCompanies(db).selectAll().where('id', 'in', ids).execute(),
    )
  },

  /** The newest 1,001 companies, which facets are counted by. */
  sample: async () => {
    const rows = await listedCompanies(db)
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

  removeOf: (ownerId: string) => db.deleteFrom('company').where('ownerId', '=', ownerId).execute(),
})

export type CompanyRepository = ReturnType<typeof createCompanyRepository>
