import { unauthenticated } from '../../api/errors'
import type { Visitor } from '../../api/visitor'
import type { ApplicationRow, JobRow, UserRow } from '../../database/tables/tables'
import type { AdvanceApplicationInput, ApplyToJobInput, RefusalReason } from '../../generated/resolvers'
import { nextTimestamp } from '../../lib/dates'
import { newId } from '../../lib/ids'
import { oneLine, paragraphs } from '../../lib/text'
import { invalidInput } from '../../lib/violations'
import { isHttpsAddress } from '../../lib/web-address'
import { chosenTransition, readInput } from '../../process/fields'
import { refusals } from '../../process/process'
import type { JobQueries } from '../job/job.queries'
import { jobNotFound } from '../job/job.rules'
import type { JobService } from '../job/job.service'
import type { Notifier } from '../notification/notifier'
import type { Outbox } from '../outbox/outbox.service'
import { type RateLimiter, tooManyAttempts } from '../rate-limit/rate-limiter'
import type { InTransaction } from '../scopes'
import type { UserQueries } from '../user/user.queries'
import { isActive, type UserService } from '../user/user.service'
import { jobFilledMail } from './application.mails'
import { applicationProcess, applicationStates, fieldsOf } from './application.process'
import type { ApplicationQueries } from './application.queries'
import { type ApplicationRepository, pairOf } from './application.repository'

interface Scope {
  applicationRepository: ApplicationRepository
  jobs: JobQueries
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
  rateLimiter: RateLimiter
  visitor: Visitor
  siteOrigin: () => string
  now: () => Date
  inTransaction: InTransaction<Scope>
}

export const createApplicationCommands = (dependencies: Dependencies) => {
  const { applicationRepository, applications, jobs, rateLimiter, visitor, siteOrigin, now, inTransaction } =
    dependencies

  const record = (scope: Scope, application: ApplicationRow, byId: string, step: Step, note: string | null) =>
    scope.applicationRepository.addEvent({
      id: newId('evt'),
      applicationId: application.id,
      version: application.version,
      at: application.updatedAt,
      byId,
      transition: step.name,
      note: note || null,
    })

  const submit = (viewer: UserRow, values: ReturnType<typeof normalized>) =>
    inTransaction(async (scope) => {
      const applicant = await scope.userService.lock(viewer.id)
      if (!applicant || !isActive(applicant)) throw unauthenticated()
      const job = await scope.jobService.lock(values.jobId)
      if (!job) return jobNotFound
      const [earlier] = await scope.applicationRepository.ofPairs([pairOf({ applicantId: viewer.id, jobId: job.id })])
      if (earlier) return { __typename: 'AlreadyApplied' as const, application: earlier }
      const ownerId = await scope.jobs.ownerOf(job)
      if (job.closedAt !== null || !isActive(await scope.users.of(ownerId))) return jobClosed
      const moment = now().toISOString()
      const application: ApplicationRow = {
        ...values,
        id: newId('app'),
        applicantId: viewer.id,
        state: 'SUBMITTED',
        version: 1,
        createdAt: moment,
        updatedAt: moment,
      }
      await scope.applicationRepository.add(application)
      await record(scope, application, viewer.id, applicationProcess.step('APPLY'), null)
      await scope.notifier.notify({
        userId: ownerId,
        kind: 'APPLICATION',
        aboutId: viewer.id,
        title: 'New application',
        text: `${viewer.name} applied to ${job.title}.`,
        path: applicantsPath(job.id),
      })
      return { __typename: 'Applied' as const, application }
    })

  const notifyOtherSide = async (
    scope: Scope,
    application: ApplicationRow,
    job: JobRow,
    step: Step,
    ownerId: string,
  ) => {
    const isByOwner = step.by.OWNER !== undefined
    await scope.notifier.notify({
      userId: isByOwner ? application.applicantId : ownerId,
      kind: 'APPLICATION',
      aboutId: isByOwner ? ownerId : application.applicantId,
      title: step.to[0] === 'HIRED' ? 'You are hired' : `Application ${step.happened.toLowerCase()}`,
      text: job.title,
      path: isByOwner ? '/dashboard/applications' : applicantsPath(job.id),
    })
  }

  /** Ends the other open applications to a job that is filled. The job is locked, so that none is added meanwhile. */
  const fill = async (scope: Scope, job: JobRow, ownerId: string) => {
    const step = applicationProcess.step('FILL')
    const path = '/dashboard/applications'
    for (const application of await scope.applicationRepository.openOf(job.id, step.from)) {
      const updatedAt = nextTimestamp(application.updatedAt, now())
      const changed = await scope.applicationRepository.change(application, { state: step.to[0], updatedAt })
      // The applicant withdrew it at the same time.
      if (!changed) continue
      await record(scope, changed, ownerId, step, null)
      const { applicantId: userId } = changed
      const texts = { title: step.happened, text: job.title, path }
      await scope.notifier.notify({ userId, kind: 'APPLICATION', aboutId: ownerId, ...texts, mailed: true })
      const [applicant, owner] = [await scope.users.of(userId), await scope.users.of(ownerId)]
      const mail = jobFilledMail(applicant.name, job.title, owner.name, siteOrigin() + path)
      await scope.outbox.enqueue(userId, mail, { aboutId: ownerId })
    }
  }

  /** A refusal with the current application. */
  const refused = async (before: ApplicationRow, reason: RefusalReason) => {
    const application = (await applicationRepository.find(before.id)) ?? before
    const message = refusals[reason](applicationStates[application.state].label)
    return { __typename: 'ApplicationRefused' as const, reason, message, application }
  }

  return {
    apply: async (viewer: UserRow, input: ApplyToJobInput) => {
      const values = normalized(input)
      const violation = firstViolation(values)
      if (violation) return violation
      const job = await jobs.find(values.jobId)
      if (!job) return jobNotFound
      if (await applications.isOwn(job, viewer)) return invalidInput('jobId', "You can't apply to your own job.")
      const attempt = await rateLimiter.consume([{ key: ['apply', viewer.id], max: 30, seconds: 3_600 }])
      if (!attempt.allowed) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
      return submit(viewer, values)
    },

    advance: async (viewer: UserRow, { id, version, transition }: AdvanceApplicationInput) => {
      const [step, stepInput] = chosenTransition(applicationProcess.steps, transition)
      const application = await applicationRepository.find(id)
      const side = application && (await applications.sideOf(application, viewer))
      if (!application || !side) return notFound
      if (application.version !== version) return refused(application, 'VERSION_CONFLICT')
      const reason = applicationProcess.refusal(step, side, await applications.withContext(application), now())
      if (reason) return refused(application, reason)
      const read = readInput(fieldsOf(step), stepInput)
      if ('field' in read) return read
      const after = await inTransaction(async (scope) => {
        const job = await scope.jobService.lock(application.jobId)
        const changed = await scope.applicationRepository.change(application, {
          state: step.to[0],
          updatedAt: nextTimestamp(application.updatedAt, now()),
        })
        if (!changed || !job) return undefined
        await record(scope, changed, viewer.id, step, read.input.note)
        const ownerId = await scope.jobs.ownerOf(job)
        await notifyOtherSide(scope, changed, job, step, ownerId)
        if (step.closesJob) {
          await fill(scope, job, ownerId)
          await scope.jobService.close(job, 'This job is filled.')
        }
        return changed
      })
      if (!after) return refused(application, 'VERSION_CONFLICT')
      return { __typename: 'ApplicationAdvanced' as const, application: after }
    },
  }
}

type Step = (typeof applicationProcess.steps)[number]

const applicantsPath = (jobId: string) => `/dashboard/jobs?job=${jobId}`

const normalized = ({ jobId, note, expectedPay, link }: ApplyToJobInput) => ({
  jobId,
  note: paragraphs(note),
  expectedPay: oneLine(expectedPay ?? ''),
  link: link?.trim() || null,
})

const firstViolation = ({ note, expectedPay, link }: ReturnType<typeof normalized>) => {
  if (note === '') return invalidInput('note', 'Please say why you should be chosen.')
  if (note.length > 5_000) return invalidInput('note', 'A note has at most 5,000 characters.')
  if (expectedPay.length > 100) return invalidInput('expectedPay', 'Expected pay has at most 100 characters.')
  if (link !== null && !isHttpsAddress(link))
    return invalidInput('link', 'Enter a web address like https://www.example.com')
  return undefined
}

const jobClosed = { __typename: 'JobClosed' as const, message: 'This job is closed.' }

const notFound = { __typename: 'ApplicationNotFound' as const, message: 'This application no longer exists.' }
