import type { ApplicationEventRow, ApplicationPage, ApplicationRow, JobRow, UserRow } from '../../database/tables'
import type { Loader } from '../../loader'
import { emptyPage, type PageRequest } from '../../paging/page'
import type { CompanyService } from '../company/company.service'
import type { JobService } from '../job/job.service'
import { isActive, type UserService } from '../user/user.service'
import { applicationProcess, availableTo } from './application.process'
import { type ApplicationRepository, pairOf } from './application.repository'

interface Dependencies {
  applications: ApplicationRepository
  eventsOf: Loader<ApplicationEventRow[]>
  countOf: Loader<{ count: number } | undefined>
  ofPair: Loader<ApplicationRow | undefined>
  company: CompanyService
  job: JobService
  user: UserService
  now: () => Date
}

type Viewer = UserRow | undefined

/** What people read of applications; applying.service moves them on. */
export const createApplicationService = (dependencies: Dependencies) => {
  const { applications, eventsOf, countOf, ofPair, company, job: jobs, user, now } = dependencies

  const ownerOf = async ({ companyId }: JobRow) => (await company.of(companyId)).ownerId

  /** On which side somebody is; undefined for a stranger. */
  const sideOf = async ({ applicantId, jobId }: ApplicationRow, viewer: Viewer) => {
    if (applicantId === viewer?.id) return 'APPLICANT' as const
    return viewer && (await ownerOf(await jobs.of(jobId))) === viewer.id ? ('OWNER' as const) : undefined
  }

  const maySee = async (job: JobRow, viewer: Viewer) =>
    viewer !== undefined && (viewer.role === 'ADMIN' || (await ownerOf(job)) === viewer.id)

  const candidacy = async (application: ApplicationRow) => ({
    ...application,
    jobIsOpen: (await jobs.of(application.jobId)).closedAt === null,
    applicantIsActive: isActive(await user.of(application.applicantId)),
  })

  return {
    ownerOf,
    sideOf,
    candidacy,

    /** To a stranger it isn't there. */
    find: async (viewer: UserRow, id: string) => {
      const application = await applications.find(id)
      const seen = application && (viewer.role === 'ADMIN' || (await sideOf(application, viewer)) !== undefined)
      return seen ? application : undefined
    },

    isOwn: async (job: JobRow, viewer: Viewer) => viewer !== undefined && (await ownerOf(job)) === viewer.id,

    countOf: async (job: JobRow, viewer: Viewer) =>
      (await maySee(job, viewer)) ? ((await countOf.load(job.id))?.count ?? 0) : null,

    ofJob: async (job: JobRow, viewer: Viewer, request: PageRequest) =>
      (await maySee(job, viewer)) ? applications.ofJob(job.id, request) : null,

    /** The viewer's own to a job. */
    ofViewer: async ({ id: jobId }: JobRow, viewer: Viewer) =>
      viewer && ofPair.load(pairOf({ applicantId: viewer.id, jobId })),

    ofApplicant: async ({ id }: UserRow, viewer: Viewer, request: PageRequest): Promise<ApplicationPage> =>
      id === viewer?.id ? applications.ofApplicant(id, request) : emptyPage(),

    availableTransitions: async (application: ApplicationRow, viewer: Viewer) => {
      const side = await sideOf(application, viewer)
      return side ? availableTo(side, await candidacy(application), now()) : []
    },

    eventsOf: (id: string) => eventsOf.load(id),

    happened: ({ transition }: ApplicationEventRow) => applicationProcess.step(transition).happened,

    removeAllOf: async (applicantId: string) => {
      await applications.removeAllOf(applicantId)
    },
  }
}

export type ApplicationService = ReturnType<typeof createApplicationService>
