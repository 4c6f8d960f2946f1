import type { Insertable, Updateable } from 'kysely'
import { type Database, isPostgres } from '../../database/connection'
import { fetchPage, latestFirst, type PageRequest } from '../../database/paging/page'
import type { JobRow, Tables } from '../../database/tables/tables'
import type { JobKind } from '../../generated/resolvers'
import { isVisibleJob } from './visible-jobs'

const latest = latestFirst<JobRow>('LATEST', 'postedAt', 'id')

export const createJobRepository = (db: Database) => {
  const visible = () => db.selectFrom('job').selectAll().where(isVisibleJob)
  return {
    byId: (id: string) => visible().where('id', '=', id).executeTakeFirst(),

    byIds: (ids: readonly string[]) => db.selectFrom('job').selectAll().where('id', 'in', ids).execute(),

    /** Open jobs, of one kind or of both. */
    latest: (kind: JobKind | undefined, request: PageRequest) => {
      const open = visible().where('closedAt', 'is', null)
      return fetchPage(db, kind ? open.where('kind', '=', kind) : open, latest, request)
    },

    ofOwner: (ownerId: string, request: PageRequest) =>
      fetchPage(db, db.selectFrom('job').selectAll().where('ownerId', '=', ownerId), latest, request),

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

    add: (job: Insertable<Tables['job']>) => db.insertInto('job').values(job).execute(),

    /** With the applications to them. */
    removeAllOf: (ownerId: string) => db.deleteFrom('job').where('ownerId', '=', ownerId).execute(),

    update: (id: string, change: Updateable<Tables['job']>) =>
      db.updateTable('job').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
  }
}

export type JobRepository = ReturnType<typeof createJobRepository>
