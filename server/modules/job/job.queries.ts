import { assertFound, loaderOfOne } from '../../database/loader'
import { emptyPage, type PageRequest } from '../../database/paging/page'
import type { JobRow, UserRow } from '../../database/tables/tables'
import type { JobFilter, JobSort } from '../../generated/resolvers'
import { timeSince } from '../../lib/dates'
import type { CompanyQueries } from '../company/company.queries'
import type { JobRepository } from './job.repository'
import { jobFacets } from './job-facets'

interface JobList extends PageRequest {
  filter?: JobFilter | null | undefined
  sort: JobSort
}

interface Dependencies {
  jobRepository: JobRepository
  companies: CompanyQueries
  now: () => Date
}

export const createJobQueries = ({ jobRepository, companies, now }: Dependencies) => {
  const byId = loaderOfOne(jobRepository.byIds, ({ id }) => id)
  return {
    find: jobRepository.byId,

    /** Throws if the id is unknown. */
    of: async (id: string) => assertFound(await byId.load(id), id),

    page: async ({ filter, sort, ...request }: JobList) => ({
      ...(await jobRepository.page(filter ?? {}, sort, request)),
      facets: async () => jobFacets(await jobRepository.sample(), filter ?? {}),
    }),

    /** The jobs of the viewer's company, open and closed. */
    own: async (viewer: UserRow, request: PageRequest) => {
      const company = await companies.ownedBy(viewer.id)
      return company ? jobRepository.ofCompany(company.id, request) : emptyPage<JobRow>()
    },

    /** `3 days ago` */
    age: (postedAt: string) => timeSince(new Date(postedAt), now()),

    ownerOf: async ({ companyId }: JobRow) => (await companies.of(companyId)).ownerId,
  }
}

export type JobQueries = ReturnType<typeof createJobQueries>
