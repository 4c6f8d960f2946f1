import type { Insertable } from 'kysely'
import type { Database } from '../../database/connection'
import type { CompanyRow, Tables } from '../../database/tables'
import { fetchPage, type Order, type PageRequest } from '../../paging/page'

const newest: Order<CompanyRow> = {
  name: 'NEWEST',
  direction: 'desc',
  columns: ['createdAt', 'id'],
  kinds: ['moment', 'text'],
}

export const createCompanyRepository = (db: Database) => ({
  byIds: (ids: readonly string[]) => db.selectFrom('company').selectAll().where('id', 'in', ids).execute(),

  byOwners: (ids: readonly string[]) => db.selectFrom('company').selectAll().where('ownerId', 'in', ids).execute(),

  newest: (request: PageRequest) => fetchPage(db.selectFrom('company').selectAll(), newest, request),

  add: (company: Insertable<Tables['company']>) => db.insertInto('company').values(company).execute(),
})

export type CompanyRepository = ReturnType<typeof createCompanyRepository>
