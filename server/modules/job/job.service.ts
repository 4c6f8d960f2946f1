import type { JobRow, UserRow } from '../../database/tables'
import { found, type Loader } from '../../loader'
import { emptyPage, type PageRequest } from '../../paging/page'
import type { CompanyService } from '../company/company.service'
import type { JobRepository } from './job.repository'
import { timeSince } from './time-since'

export const createJobService = (
  jobs: JobRepository,
  byId: Loader<JobRow | undefined>,
  { company, now }: { company: CompanyService; now: () => Date },
) => ({
  find: jobs.byId,
  /** Of a row that refers to it, so it is there. */
  of: async (id: string) => found(await byId.load(id), id),
  latest: jobs.latest,
  lock: jobs.lock,

  /** What the viewer's company has posted, open and closed. */
  own: async (viewer: UserRow, request: PageRequest) => {
    const own = await company.ownedBy(viewer.id)
    return own ? jobs.ofCompany(own.id, request) : emptyPage<JobRow>()
  },

  /** `3 days ago` */
  age: (postedAt: string) => timeSince(new Date(postedAt), now()),
})

export type JobService = ReturnType<typeof createJobService>
