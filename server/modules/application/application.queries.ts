import type { ApplicationPage } from '../../api/parents'
import type { Viewer } from '../../api/viewer'
import { loaderOfMany, loaderOfOne } from '../../database/loader'
import { emptyPage, type PageRequest } from '../../database/paging/page'
import type { ApplicationEventRow, ApplicationRow, JobRow, UserRow } from '../../database/tables/tables'
import type { JobQueries } from '../job/job.queries'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import { type ApplicationInContext, applicationProcess, availableTo } from './application.process'
import { type ApplicationRepository, pairOf } from './application.repository'

interface Dependencies {
  applicationRepository: ApplicationRepository
  jobs: JobQueries
  users: UserQueries
  now: () => Date
}

export const createApplicationQueries = ({ applicationRepository, jobs, users, now }: Dependencies) => {
  const eventsOf = loaderOfMany(applicationRepository.eventsOf, ({ applicationId }) => applicationId)
  const countOf = loaderOfOne(applicationRepository.countsOf, ({ jobId }) => jobId)
  const ofPair = loaderOfOne(applicationRepository.ofPairs, pairOf)

  /** Undefined unless the user is the applicant or the owner of the job. */
  const sideOf = async ({ applicantId, jobId }: ApplicationRow, viewer: Viewer) => {
    if (applicantId === viewer?.id) return 'APPLICANT' as const
    return viewer && (await jobs.ownerOf(await jobs.of(jobId))) === viewer.id ? ('OWNER' as const) : undefined
  }

  const maySee = async (job: JobRow, viewer: Viewer) =>
    viewer !== undefined && (viewer.role === 'ADMIN' || (await jobs.ownerOf(job)) === viewer.id)

  /** Adds the values that guards of the process table read. */
  const withContext = async (application: ApplicationRow): Promise<ApplicationInContext> => ({
    ...application,
    jobIsOpen: (await jobs.of(application.jobId)).closedAt === null,
    applicantIsActive: isActive(await users.of(application.applicantId)),
  })

  return {
    sideOf,
    withContext,

    /** Undefined unless the viewer is the applicant, the owner of the job or an admin. */
    find: async (viewer: UserRow, id: string) => {
      const application = await applicationRepository.find(id)
      const isVisible = application && (viewer.role === 'ADMIN' || (await sideOf(application, viewer)) !== undefined)
      return isVisible ? application : undefined
    },

    isOwn: async (job: JobRow, viewer: Viewer) => viewer !== undefined && (await jobs.ownerOf(job)) === viewer.id,

    countOf: async (job: JobRow, viewer: Viewer) =>
      (await maySee(job, viewer)) ? ((await countOf.load(job.id))?.count ?? 0) : null,

    ofJob: async (job: JobRow, viewer: Viewer, request: PageRequest) =>
      (await maySee(job, viewer)) ? applicationRepository.ofJob(job.id, request) : null,

    ofViewer: async ({ id: jobId }: JobRow, viewer: Viewer) =>
      viewer && ofPair.load(pairOf({ applicantId: viewer.id, jobId })),

    ofApplicant: async ({ id }: Pick<UserRow, 'id'>, viewer: Viewer, request: PageRequest): Promise<ApplicationPage> =>
      id === viewer?.id ? applicationRepository.ofApplicant(id, request) : emptyPage(),

    availableTransitions: async (application: ApplicationRow, viewer: Viewer) => {
      const side = await sideOf(application, viewer)
      return side ? availableTo(side, await withContext(application), now()) : []
    },

    eventsOf: (id: string) => eventsOf.load(id),

    happened: ({ transition }: ApplicationEventRow) => applicationProcess.step(transition).happened,
  }
}

export type ApplicationQueries = ReturnType<typeof createApplicationQueries>
