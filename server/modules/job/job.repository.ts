import { type Insertable, sql, type Updateable } from 'kysely'
import { VISIBLE } from '../../database/columns'
import { type Database, isPostgres } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { JobRow, Tables } from '../../database/tables/tables'

/** A literal, because a parameter would have its own plan. */
const SHOWN = sql.lit(0)

const latest = latestFirst<JobRow>('LATEST', 'postedAt', 'id')

export const createJobRepository = (db: Database) => {
  const isVisible = sql<boolean>`(select visible = ${VISIBLE} from company where company.id = job.company_id)`
  /**
   * Jobs of visible companies that are not taken down. A company is hidden while its owner is suspended. A comparison with the result of the look-up would
   * seem to leave few jobs, so that PostgreSQL would read and sort all.
   */
  const visible = () => db.selectFrom('job').selectAll().where(isVisible).where('takenDown', '=', SHOWN)
  return {
    byId: (id: string) => visible().where('id', '=', id).executeTakeFirst(),

    byIds: (ids: readonly string[]) => db.selectFrom('job').selectAll().where('id', 'in', ids).execute(),

    /** Open jobs. */
    latest: (request: PageRequest) => fetchPage(db, visible().where('closedAt', 'is', null), latest, request),

    ofCompany: (companyId: string, request: PageRequest) =>
      fetchPage(db, db.selectFrom('job').selectAll().where('companyId', '=', companyId), latest, request),

    /** Applicants whose application is neither decided nor withdrawn. */
    openApplicants: (jobId: string) =>
      db
        .selectFrom('application')
        .select('applicantId')
        .where('jobId', '=', jobId)
        .where('state', 'in', ['SUBMITTED', 'SHORTLISTED'])
        .execute(),

    /** Locks the row until the transaction ends. SQLite has one writer anyway. */
    lock: (id: string) =>
      db
        .selectFrom('job')
        .selectAll()
        .where('id', '=', id)
        .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
        .executeTakeFirst(),

    setTakenDown: (id: string, takenDown: boolean) =>
      db
        .updateTable('job')
        .set({ takenDown: Number(takenDown) })
        .where('id', '=', id)
        .execute(),

    add: (job: Insertable<Tables['job']>) => db.insertInto('job').values(job).execute(),

    update: (id: string, change: Updateable<Tables['job']>) =>
      db.updateTable('job').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  }
}

export type JobRepository = ReturnType<typeof createJobRepository>
