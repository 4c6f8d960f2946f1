import type { Insertable, Updateable } from 'kysely'
import type { Database } from '../../database/connection'
import { isPostgres } from '../../database/dialect'
import type { JobRow, Tables } from '../../database/tables'
import { VISIBLE } from '../../database/visible'
import { fetchPage, type Order, type PageRequest } from '../../paging/page'

const latest: Order<JobRow> = {
  name: 'LATEST',
  direction: 'desc',
  columns: ['postedAt', 'id'],
  kinds: ['moment', 'text'],
}

export const createJobRepository = (db: Database) => {
  /** Of companies that are shown: those of a suspended one hide with it. */
  const shown = () =>
    db
      .selectFrom('job')
      .selectAll()
      .where(
        ({ selectFrom }) => selectFrom('company').select('visible').whereRef('company.id', '=', 'job.companyId'),
        '=',
        VISIBLE,
      )
  return {
    byId: (id: string) => shown().where('id', '=', id).executeTakeFirst(),

    byIds: (ids: readonly string[]) => db.selectFrom('job').selectAll().where('id', 'in', ids).execute(),

    /** Those that are open. */
    latest: (request: PageRequest) => fetchPage(db, shown().where('closedAt', 'is', null), latest, request),

    ofCompany: (companyId: string, request: PageRequest) =>
      fetchPage(db, db.selectFrom('job').selectAll().where('companyId', '=', companyId), latest, request),

    /** Within a transaction: as it is, and stays until the end. SQLite lets in one writer anyway. */
    lock: (id: string) =>
      db
        .selectFrom('job')
        .selectAll()
        .where('id', '=', id)
        .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
        .executeTakeFirst(),

    add: (job: Insertable<Tables['job']>) => db.insertInto('job').values(job).execute(),

    update: (id: string, change: Updateable<Tables['job']>) =>
      db.updateTable('job').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  }
}

export type JobRepository = ReturnType<typeof createJobRepository>
