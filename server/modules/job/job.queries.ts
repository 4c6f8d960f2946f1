import type { Viewer } from '../../api/viewer'
import { loaderOfOne } from '../../database/loader'
import type { PageRequest } from '../../database/paging/page'
import { assertFound } from '../../database/rows'
import type { JobRow, UserRow } from '../../database/tables/tables'
import type { JobFilter, JobKind, JobSort } from '../../generated/resolvers'
import { timeSince } from '../../lib/dates'
import type { CompanyQueries } from '../company/company.queries'
import type { UserQueries } from '../user/user.queries'
import type { JobRepository } from './job.repository'
import { jobFacets } from './job-facets'

const MAX_OWN_IDS = 500

interface JobList extends PageRequest {
  kind?: JobKind | null | undefined
  filter?: JobFilter | null | undefined
  sort: JobSort
}

interface Dependencies {
  jobRepository: JobRepository
  companies: Pick<CompanyQueries, 'of' | 'shown'>
  users: Pick<UserQueries, 'of'>
  now: () => Date
}

export const createJobQueries = ({ jobRepository, companies, users, now }: Dependencies) => {
  const byId = loaderOfOne(jobRepository.byIds, ({ id }) => id)
  const visibleById = loaderOfOne(jobRepository.visibleByIds, ({ id }) => id)
  /** The company that a job names. A brief of a hidden company is one of its owner alone, who can still buy. */
  const companyOf = async ({ companyId, kind }: JobRow) => {
    const company = companyId === null ? null : await companies.of(companyId)
    return kind === 'BRIEF' && company?.visible !== 1 ? null : company
  }
  return {
    find: (id: string) => visibleById.load(id),

    /** Throws if the id is unknown. */
    of: async (id: string) => assertFound(await byId.load(id), id),

    page: async ({ kind, filter, sort, ...request }: JobList) => {
      const criteria = { ...filter, kind }
      return {
        ...(await jobRepository.page(criteria, sort, request)),
        facets: async () => jobFacets(await jobRepository.sample(), criteria),
      }
    },

    /** The jobs that the viewer has posted, open and closed. */
    own: (viewer: UserRow, request: PageRequest) => jobRepository.ofOwner(viewer.id, request),

    ownIds: ({ id }: UserRow) => jobRepository.idsOfOwner(id, MAX_OWN_IDS),

    /** Empty once it is taken down, except for its owner and admins. Applicants still see the job that they applied to. */
    descriptionFor: ({ description, ownerId, takenDown }: JobRow, viewer: Viewer) =>
      takenDown === 0 || ownerId === viewer?.id || viewer?.role === 'ADMIN' ? description : '',

    /** Leaves out the hidden company of a position, except for its owner and admins. */
    postedBy: async (job: JobRow, viewer: Viewer) => {
      const company = await companyOf(job)
      return company && companies.shown(company.id, viewer)
    },

    /** The name and the picture by which a job is known: those of its company or, without one or once it is taken down, of its owner. */
    signatureOf: async (job: JobRow) => {
      const company = await companyOf(job)
      if (company?.takenDown === 0) return { name: company.name, picture: company.logo }
      const { name, avatar } = await users.of(job.ownerId)
      return { name, picture: avatar }
    },

    /** `3 days ago` */
    age: (postedAt: string) => timeSince(new Date(postedAt), now()),
  }
}

export type JobQueries = ReturnType<typeof createJobQueries>
