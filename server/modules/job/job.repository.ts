import type { Database } from '../../database/connection'
import type { JobRow } from '../../database/tables'
import { fetchPage, type Order, type PageRequest } from '../../paging/page'

const latest: Order<JobRow> = {
  name: 'LATEST',
  direction: 'desc',
  columns: ['postedAt', 'id'],
  kinds: ['moment', 'text'],
}

export const createJobRepository = (db: Database) => ({
  byId: (id: string) => db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst(),

  latest: (request: PageRequest) => fetchPage(db.selectFrom('job').selectAll(), latest, request),
})

export type JobRepository = ReturnType<typeof createJobRepository>
