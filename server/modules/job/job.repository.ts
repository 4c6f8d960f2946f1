import type { Database } from '../../database/connection'
import type { JobRow } from '../../database/tables'
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
  const jobs = () =>
    db
      .selectFrom('job')
      .selectAll()
      .where(
        ({ selectFrom }) => selectFrom('company').select('visible').whereRef('company.id', '=', 'job.companyId'),
        '=',
        VISIBLE,
      )
  return {
    byId: (id: string) => jobs().where('id', '=', id).executeTakeFirst(),

    latest: (request: PageRequest) => fetchPage(jobs(), latest, request),
  }
}

export type JobRepository = ReturnType<typeof createJobRepository>
