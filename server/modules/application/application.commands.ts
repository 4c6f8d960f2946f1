import { assertFound } from '../../database/rows'
import type { ApplicationRow, JobRow, UserRow } from '../../database/tables/tables'
import type {
  AdvanceApplicationInput,
  ApplyToJobInput,
  EditApplicationInput,
  RefusalReason,
} from '../../generated/resolvers'
import { APPLICATIONS_PATH } from '../../lib/addresses/site-paths'
import { HOUR_SECONDS, nextTimestamp } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { unauthenticated } from '../../lib/request-errors'
import { chosenTransition, readInput } from '../../process/fields'
import { refusals } from '../../process/process'
import type { AttachmentService } from '../attachment/attachment.service'
import type { InTransaction } from '../container-scopes'
import type { BlockQueries } from '../conversation/block.queries'
import type { EngagementService } from '../engagement/engagement.service'
import type { JobQueries } from '../job/job.queries'
import { jobNotFound, takesApplications } from '../job/job.rules'
import type { JobService } from '../job/job.service'
import type { Notifier } from '../notification/notifier'
import type { Outbox } from '../outbox/outbox.service'
import type { Throttle } from '../rate-limit/throttle'
import { sellers } from '../roles'
import { uploadAgain } from '../upload/attached-files'
import type { UserQueries } from '../user/user.queries'
import { isActive, type UserService } from '../user/user.service'
import { jobFilledMail } from './application.mails'
import { advancedNotice, appliedNotice, editedNotice } from './application.notices'
import {
  type ApplicationStep,
  applicationProcess,
  applicationStates,
  fieldsOf,
  isOver,
  offerText,
} from './application.process'
import type { ApplicationQueries } from './application.queries'
import type { ApplicationRepository } from './application.repository'
import {
  type ApplicationContent,
  alreadyApplied,
  applicationNotFound,
  briefColumns,
  contentColumns,
  earlierBrief,
  firstContentViolation,
  jobClosed,
  jobRefused,
  messageRefused,
  normalizedContent,
  ownJob,
  sellersOnly,
} from './application.rules'
import { hireForBrief } from './hire-for-brief'

interface Scope {
  applicationRepository: ApplicationRepository
  applications: Pick<ApplicationQueries, 'withContext'>
  attachmentService: Pick<AttachmentService, 'areFree' | 'areFreeOrOf' | 'attach' | 'replaceOfApplication'>
  blocks: Pick<BlockQueries, 'between'>
  engagementService: EngagementService
  jobs: Pick<JobQueries, 'signatureOf'>
  jobService: JobService
  notifier: Notifier
  outbox: Pick<Outbox, 'enqueue'>
  users: UserQueries
  userService: UserService
}

interface Dependencies {
  applicationRepository: ApplicationRepository
  applications: ApplicationQueries
  jobs: JobQueries
  throttle: Throttle
  siteOrigin: () => string
  now: () => Date
  inTransaction: InTransaction<Scope>
}

export const createApplicationCommands = (dependencies: Dependencies) => {
  const { applicationRepository, applications, jobs, throttle, siteOrigin, now, inTransaction } = dependencies

  const record = (
    scope: Scope,
    application: ApplicationRow,
    byId: string,
    step: ApplicationStep,
    note: string | null,
  ) =>
    scope.applicationRepository.addEvent({
      id: newId('evt'),
      applicationId: application.id,
      version: application.version,
      at: application.updatedAt,
      byId,
      transition: step.name,
      note: note || null,
    })

  const submit = (viewer: UserRow, jobId: string, content: ApplicationContent) =>
    inTransaction(async (scope) => {
      await scope.userService.lockActive(viewer.id)
      const job = await scope.jobService.lock(jobId)
      if (!job) return jobNotFound
      const [earlier] = await scope.applicationRepository.ofPairs([{ applicantId: viewer.id, jobId: job.id }])
      if (earlier) return alreadyApplied(job, earlier)
      const { ownerId } = job
      if (!takesApplications(job) || !isActive(await scope.users.of(ownerId))) return jobClosed
      if ((await scope.blocks.between(viewer.id, ownerId)).length > 0) return jobRefused
      if (!(await scope.attachmentService.areFree(content.files, viewer.id))) return uploadAgain
      const moment = now().toISOString()
      const application: ApplicationRow = {
        ...contentColumns(content),
        ...briefColumns(job),
        id: newId('app'),
        jobId: job.id,
        applicantId: viewer.id,
        state: 'SUBMITTED',
        version: 1,
        editedAt: null,
        engagementId: null,
        createdAt: moment,
        updatedAt: moment,
      }
      await scope.applicationRepository.add(application)
      await scope.attachmentService.attach(content.files, viewer.id, { applicationId: application.id })
      await record(scope, application, viewer.id, applicationProcess.step('APPLY'), null)
      await scope.notifier.notify(appliedNotice(viewer, application, job))
      return { __typename: 'Applied' as const, application }
    })

  /** Ends the other open applications to a job that is filled. The job is locked, so that none is added meanwhile. */
  const fill = async (scope: Scope, job: JobRow) => {
    const { ownerId } = job
    const step = applicationProcess.step('FILL')
    for (const application of await scope.applicationRepository.inStates([job.id], step.from)) {
      const updatedAt = nextTimestamp(application.updatedAt, now())
      const changed = await scope.applicationRepository.change(application, { state: step.to[0], updatedAt })
      // The applicant withdrew it at the same time.
      if (!changed) continue
      await record(scope, changed, ownerId, step, null)
      const { applicantId: userId } = changed
      const texts = { title: step.happened, text: job.title, path: APPLICATIONS_PATH }
      await scope.notifier.notify({ userId, kind: 'APPLICATION', aboutId: ownerId, ...texts, mailed: true })
      const [applicant, company] = [await scope.users.of(userId), await scope.jobs.signatureOf(job)]
      const mail = jobFilledMail(applicant.name, job.title, company.name, siteOrigin() + APPLICATIONS_PATH)
      await scope.outbox.enqueue(userId, mail, { aboutId: ownerId })
    }
  }

  /** The engagement that begins with the hiring is part of the application. */
  const hired = async (scope: Scope, job: JobRow, application: ApplicationRow) => {
    const engagement = assertFound(await hireForBrief(scope.engagementService, job, application), application.id)
    return scope.applicationRepository.setEngagement(application.id, engagement.id)
  }

  /** Replaces the content of an application, unless it or the job has been closed meanwhile. */
  const change = async (viewer: UserRow, application: ApplicationRow, content: ApplicationContent) => {
    const after = await inTransaction(async (scope) => {
      const { applicationRepository, attachmentService, blocks, jobService } = scope
      const job = await jobService.lock(application.jobId)
      if (!job || !takesApplications(job) || isOver(application.state)) return 'closed' as const
      if ((await blocks.between(viewer.id, job.ownerId)).length > 0) return 'closed' as const
      if (!(await attachmentService.areFreeOrOf(content.files, viewer.id, application.id))) return uploadAgain
      const updatedAt = nextTimestamp(application.updatedAt, now())
      const changed = await applicationRepository.change(application, {
        ...contentColumns(content),
        ...briefColumns(job),
        updatedAt,
        editedAt: updatedAt,
      })
      if (!changed) return undefined
      await attachmentService.replaceOfApplication(content.files, viewer.id, application.id)
      await scope.notifier.notify(editedNotice(viewer, changed, job))
      return changed
    })
    if (after === undefined) return refused(application, 'VERSION_CONFLICT')
    if (after === 'closed') return refused(application, 'CONDITION_NOT_MET', true)
    return 'field' in after ? after : edited(after)
  }

  /** A refusal with the current application. */
  const refused = async (before: ApplicationRow, reason: RefusalReason, needsOpenJob = false) => {
    const application = (await applicationRepository.find(before.id)) ?? before
    const message = refusalText(application, await jobs.of(application.jobId), reason, needsOpenJob)
    return { __typename: 'ApplicationRefused' as const, reason, message, application }
  }

  return {
    apply: async (viewer: UserRow, input: ApplyToJobInput) => {
      const job = await jobs.find(input.jobId)
      if (!job) return jobNotFound
      const content = normalizedContent(input)
      const violation = firstContentViolation(job.kind, content)
      if (violation) return violation
      if (job.ownerId === viewer.id) return ownJob
      if (job.kind === 'BRIEF' && !sellers.includes(viewer.role)) return sellersOnly
      const throttled = await throttle([{ key: ['apply', viewer.id], max: 30, seconds: HOUR_SECONDS }])
      if (throttled) return throttled
      return submit(viewer, job.id, content)
    },

    edit: async (viewer: UserRow, { id, version, ...input }: EditApplicationInput) => {
      const application = await applicationRepository.find(id)
      if (application?.applicantId !== viewer.id) return applicationNotFound
      if (application.version !== version) return refused(application, 'VERSION_CONFLICT')
      const content = normalizedContent(input)
      const job = await jobs.of(application.jobId)
      const violation = firstContentViolation(job.kind, content)
      if (violation) return violation
      if (await applications.isOpenWith(application, job, content)) return edited(application)
      const throttled = await throttle([{ key: ['edit-application', viewer.id], max: 60, seconds: HOUR_SECONDS }])
      if (throttled) return throttled
      return change(viewer, application, content)
    },

    advance: async (viewer: UserRow, { id, version, transition }: AdvanceApplicationInput) => {
      const [step, stepInput] = chosenTransition(applicationProcess.steps, transition)
      const application = await applicationRepository.find(id)
      const side = application && (await applications.sideOf(application, viewer))
      if (!application || !side) return applicationNotFound
      if (application.version !== version) return refused(application, 'VERSION_CONFLICT')
      const reason = applicationProcess.refusal(step, side, await applications.withContext(application), now())
      if (reason) return refused(application, reason, step.closesJob)
      const read = readInput(fieldsOf(step), stepInput)
      if ('field' in read) return read
      const after = await inTransaction(async (scope) => {
        // Accounts first, as when somebody applies.
        const accounts = await scope.userService.lockShared([viewer.id, application.applicantId])
        if (!accounts.some((account) => account.id === viewer.id && isActive(account))) throw unauthenticated()
        const job = await scope.jobService.lock(application.jobId)
        if (!job) return undefined
        // Since the check above, the job may have been closed or taken down, the applicant suspended, and a party blocked.
        const current = await scope.applications.withContext(application)
        const refusal = applicationProcess.refusal(step, side, current, now())
        if (refusal) return refusal
        if (current.isBlocked && read.input.note) return messageRefused
        const updatedAt = nextTimestamp(application.updatedAt, now())
        const taken = await scope.applicationRepository.change(application, { state: step.to[0], updatedAt })
        if (!taken) return undefined
        const changed = step.to[0] === 'HIRED' && job.kind === 'BRIEF' ? await hired(scope, job, taken) : taken
        await record(scope, changed, viewer.id, step, read.input.note)
        await scope.notifier.notify(advancedNotice(viewer, changed, job, step))
        if (step.closesJob) {
          await fill(scope, job)
          await scope.jobService.close(job, 'This job is filled.')
        }
        return changed
      })
      if (!after || typeof after === 'string') return refused(application, after ?? 'VERSION_CONFLICT', step.closesJob)
      return 'field' in after ? after : { __typename: 'ApplicationAdvanced' as const, application: after }
    },
  }
}

const edited = (application: ApplicationRow) => ({ __typename: 'ApplicationEdited' as const, application })

const refusalText = (application: ApplicationRow, job: JobRow, reason: RefusalReason, needsOpenJob: boolean) => {
  if (reason === 'VERSION_CONFLICT') {
    if (!isOver(application.state) && earlierBrief(application, job))
      return 'The brief was changed in the meantime. Read it again, please.'
    if (application.editedAt === application.updatedAt) return editedText(application)
  }
  if (reason === 'CONDITION_NOT_MET' && job.takenDown === 1)
    return 'Marque has taken this job down, so nobody can be hired for it.'
  if (reason === 'CONDITION_NOT_MET' && needsOpenJob && job.closedAt !== null) return jobClosed.message
  return refusals[reason](applicationStates[application.state].label)
}

const editedText = (application: ApplicationRow) =>
  application.priceCents === null
    ? 'The applicant has changed this in the meantime. Read it again, please.'
    : `The offer was changed in the meantime. It is now ${offerText(application)}.`
