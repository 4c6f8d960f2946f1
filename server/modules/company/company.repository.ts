import type { Insertable, Updateable } from 'kysely'
import { VISIBLE } from '../../database/columns'
import type { Database } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { CompanyRow, Tables } from '../../database/tables/tables'

const newest = latestFirst<CompanyRow>('NEWEST', 'createdAt', 'id')

export const createCompanyRepository = (db: Database) => ({
  byIds: (ids: readonly string[]) => db.selectFrom('company').selectAll().where('id', 'in', ids).execute(),

  byOwners: (ids: readonly string[]) => db.selectFrom('company').selectAll().where('ownerId', 'in', ids).execute(),

  newest: (request: PageRequest) =>
    fetchPage(db, db.selectFrom('company').selectAll().where('visible', '=', VISIBLE), newest, request),

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
