import type { ApplicationPage } from '../../api/parents'
import type { Viewer } from '../../api/viewer'
import { loaderByColumns, loaderOfMany, loaderOfOne } from '../../database/loader'
import { emptyPage, type PageRequest } from '../../database/paging/page'
import type { ApplicationEventRow, ApplicationRow, JobRow, UserRow } from '../../database/tables/tables'
import type { ApplicantTab, ApplicationState } from '../../generated/resolvers'
import { isUnchanged } from '../../lib/is-unchanged'
import { sumOf } from '../../lib/sum'
import { isSameList } from '../../lib/text'
import type { AttachmentQueries } from '../attachment/attachment.queries'
import type { BlockQueries } from '../conversation/block.queries'
import type { JobQueries } from '../job/job.queries'
import { takesApplications } from '../job/job.rules'
import { sellers } from '../roles'
import type { UserQueries } from '../user/user.queries'
import { isActive } from '../user/user.service'
import { type ApplicationInContext, applicationProcess, availableTo, isOver, tabStates } from './application.process'
import type { ApplicationRepository } from './application.repository'
import { type ApplicationContent, briefColumns, contentColumns, earlierBrief } from './application.rules'

interface Dependencies {
  applicationRepository: ApplicationRepository
  attachments: AttachmentQueries
  blocks: BlockQueries
  jobs: JobQueries
  users: UserQueries
  now: () => Date
}

export const createApplicationQueries = (dependencies: Dependencies) => {
  const { applicationRepository, attachments, blocks, jobs, users, now } = dependencies
  const byId = loaderOfOne(applicationRepository.byIds, ({ id }) => id)
  const eventsOf = loaderOfMany(applicationRepository.eventsOf, ({ applicationId }) => applicationId)
  const countsOf = loaderOfMany(applicationRepository.countsOf, ({ jobId }) => jobId)
  const ofPair = loaderByColumns(applicationRepository.ofPairs, ['applicantId', 'jobId'])

  /** Undefined unless the user is the applicant or the owner of the job. */
  const sideOf = async ({ applicantId, jobId }: ApplicationRow, viewer: Viewer) => {
    if (applicantId === viewer?.id) return 'APPLICANT' as const
    return viewer && (await jobs.of(jobId)).ownerId === viewer.id ? ('OWNER' as const) : undefined
  }

  const isOwn = ({ ownerId }: JobRow, viewer: Viewer) => ownerId === viewer?.id

  /** The number of a job's applications in some states; in all of them by default. */
  const countIn = async ({ id }: JobRow, states?: readonly ApplicationState[]) =>
    sumOf(await countsOf.load(id), ({ state, count }) => ((states?.includes(state) ?? true) ? count : 0))

  /** Adds the values that guards of the process table read. */
  const withContext = async (application: ApplicationRow): Promise<ApplicationInContext> => {
    const job = await jobs.of(application.jobId)
    const applicant = await users.of(application.applicantId)
    return {
      ...application,
      jobKind: job.kind,
      jobIsOpen: job.closedAt === null,
      jobIsTakenDown: job.takenDown === 1,
      applicantIsActive: isActive(applicant),
      isBlocked: (await blocks.between(applicant.id, job.ownerId)).length > 0,
      applicantSells: sellers.includes(applicant.role),
    }
  }

  return {
    sideOf,
    withContext,
    isOwn,

    /** Undefined unless the viewer is the applicant or the owner of the job. */
    find: async (viewer: UserRow, id: string) => {
      const application = await byId.load(id)
      return application && (await sideOf(application, viewer)) ? application : undefined
    },

    countOf: async (job: JobRow, viewer: Viewer) => (isOwn(job, viewer) ? countIn(job) : null),

    countsByTabOf: async (job: JobRow, viewer: Viewer) =>
      isOwn(job, viewer)
        ? {
            new: await countIn(job, tabStates.NEW),
            shortlisted: await countIn(job, tabStates.SHORTLISTED),
            hired: await countIn(job, tabStates.HIRED),
            notChosen: await countIn(job, tabStates.NOT_CHOSEN),
          }
        : null,

    ofJob: (job: JobRow, viewer: Viewer, tab: ApplicantTab | undefined, request: PageRequest) =>
      isOwn(job, viewer) ? applicationRepository.ofJob(job.id, tab, request) : null,

    isEditable: async ({ applicantId, state, jobId }: ApplicationRow, viewer: Viewer) => {
      if (applicantId !== viewer?.id || isOver(state)) return false
      const job = await jobs.of(jobId)
      return takesApplications(job) && (await blocks.between(applicantId, job.ownerId)).length === 0
    },

    /** Null unless the application is open, and for applicants while the job is taken down: they keep its title alone. */
    briefAsOffered: async (application: ApplicationRow, viewer: Viewer) => {
      const job = await jobs.of(application.jobId)
      const isHidden = job.takenDown === 1 && !isOwn(job, viewer)
      return isOver(application.state) || isHidden ? null : earlierBrief(application, job)
    },

    /** True for an open application that has this content already, and was made for the present text of the job. */
    isOpenWith: async (application: ApplicationRow, job: JobRow, content: ApplicationContent) => {
      if (isOver(application.state) || !takesApplications(job)) return false
      const files = (await attachments.ofApplication(application.id)).map(({ id }) => id)
      const columns = { ...contentColumns(content), ...briefColumns(job) }
      return isUnchanged(application, columns) && isSameList(files, content.files)
    },

    filesOf: ({ id }: ApplicationRow) => attachments.ofApplication(id),

    ofViewer: async ({ id: jobId }: JobRow, viewer: Viewer) => viewer && ofPair.load({ applicantId: viewer.id, jobId }),

    ofApplicant: async ({ id }: Pick<UserRow, 'id'>, viewer: Viewer, request: PageRequest): Promise<ApplicationPage> =>
      id === viewer?.id ? applicationRepository.ofApplicant(id, request) : emptyPage(request),

    availableTransitions: async (application: ApplicationRow, viewer: Viewer) => {
      const side = await sideOf(application, viewer)
      return side ? availableTo(side, await withContext(application), now()) : []
    },

    eventsOf: (id: string) => eventsOf.load(id),

    happened: ({ transition }: ApplicationEventRow) => applicationProcess.step(transition).happened,
  }
}

export type ApplicationQueries = ReturnType<typeof createApplicationQueries>
