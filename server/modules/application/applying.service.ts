import type { ApplicationRow, JobRow, UserRow } from '../../database/tables'
import { unauthenticated } from '../../errors'
import type { AdvanceApplicationInput, ApplyToJobInput, RefusalReason } from '../../generated/resolvers'
import { newId } from '../../ids'
import { laterThan } from '../../later-than'
import { readAnswers } from '../../process/fields'
import { givenStep } from '../../process/given-step'
import { refusals } from '../../process/refusals'
import { oneLine, paragraphs } from '../../text/one-line'
import type { Visitor } from '../../visitor'
import type { AttemptService } from '../attempt/attempt.service'
import { tooManyAttempts } from '../attempt/too-many-attempts'
import type { JobService } from '../job/job.service'
import { jobNotFound } from '../job/job-rules'
import type { JobClosing } from '../job/posting.service'
import type { NotificationService } from '../notification/notification.service'
import { isActive, type UserService } from '../user/user.service'
import { applicationProcess, applicationStates, fieldsOf } from './application.process'
import { type ApplicationRepository, pairOf } from './application.repository'
import type { ApplicationService } from './application.service'

interface Change {
  applications: ApplicationRepository
  application: ApplicationService
  job: JobService
  notification: NotificationService
  user: UserService
  jobClosing: JobClosing
}

interface Dependencies {
  application: ApplicationService
  applications: ApplicationRepository
  attempts: AttemptService
  job: JobService
  visitor: Visitor
  now: () => Date
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (change: Change) => Promise<Result>) => Promise<Result>
}

/** Applying to jobs, and what becomes of it. */
export const createApplyingService = (dependencies: Dependencies) => {
  const { application: reads, applications, attempts, job: jobs, visitor, now, inTransaction } = dependencies

  const record = (change: Change, application: ApplicationRow, byId: string, step: Step, note: string | null) =>
    change.applications.addEvent({
      id: newId('evt'),
      applicationId: application.id,
      version: application.version,
      at: application.updatedAt,
      byId,
      transition: step.name,
      note: note || null,
    })

  const submit = (viewer: UserRow, typed: ReturnType<typeof tidied>) =>
    inTransaction(async (change) => {
      const applicant = await change.user.lock(viewer.id)
      if (!applicant || !isActive(applicant)) throw unauthenticated()
      const job = await change.job.lock(typed.jobId)
      if (!job) return jobNotFound
      const [before] = await change.applications.ofPairs([pairOf({ applicantId: viewer.id, jobId: job.id })])
      if (before) return { __typename: 'AlreadyApplied' as const, application: before }
      const ownerId = await change.application.ownerOf(job)
      if (job.closedAt !== null || !isActive(await change.user.of(ownerId))) return jobClosed
      const moment = now().toISOString()
      const application: ApplicationRow = {
        ...typed,
        id: newId('app'),
        applicantId: viewer.id,
        state: 'SUBMITTED',
        version: 1,
        createdAt: moment,
        updatedAt: moment,
      }
      await change.applications.add(application)
      await record(change, application, viewer.id, applicationProcess.step('APPLY'), null)
      await change.notification.notify({
        userId: ownerId,
        kind: 'APPLICATION',
        title: 'New application',
        text: `${viewer.name} applied to ${job.title}.`,
        path: applicantsPath(job.id),
      })
      return { __typename: 'Applied' as const, application }
    })

  /** Whoever has not done it themselves is told. */
  const tell = async (change: Change, application: ApplicationRow, job: JobRow, step: Step, ownerId: string) => {
    const isOwners = step.by.OWNER !== undefined
    await change.notification.notify({
      userId: isOwners ? application.applicantId : ownerId,
      kind: 'APPLICATION',
      title: `Application ${step.happened.toLowerCase()}`,
      text: job.title,
      path: isOwners ? '/dashboard/applications' : applicantsPath(job.id),
    })
  }

  /** What it has become is told with the refusal. */
  const refused = async (seen: ApplicationRow, reason: RefusalReason) => {
    const application = (await applications.find(seen.id)) ?? seen
    const message = refusals[reason](applicationStates[application.state].label)
    return { __typename: 'ApplicationRefused' as const, reason, message, application }
  }

  return {
    apply: async (viewer: UserRow, input: ApplyToJobInput) => {
      const typed = tidied(input)
      const broken = brokenRule(typed)
      if (broken) return broken
      const job = await jobs.find(typed.jobId)
      if (!job) return jobNotFound
      if (await reads.isOwn(job, viewer)) return invalid('jobId', "You can't apply to your own job.")
      const attempt = await attempts.reserve([{ of: ['apply', viewer.id], most: 30, seconds: 3_600 }])
      if (!attempt.granted) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
      return submit(viewer, typed)
    },

    advance: async (viewer: UserRow, { id, version, transition }: AdvanceApplicationInput) => {
      const [step, given] = givenStep(applicationProcess.steps, transition)
      const application = await applications.find(id)
      const side = application && (await reads.sideOf(application, viewer))
      if (!application || !side) return notFound
      if (application.version !== version) return refused(application, 'CHANGED_MEANWHILE')
      const reason = applicationProcess.refusal(step, side, await reads.candidacy(application), now())
      if (reason) return refused(application, reason)
      const read = readAnswers(fieldsOf(step), given)
      if ('field' in read) return invalid(read.field, read.message)
      const after = await inTransaction(async (change) => {
        const job = await change.job.lock(application.jobId)
        const changed = await change.applications.change(application, {
          state: step.to[0],
          updatedAt: laterThan(application.updatedAt, now()),
        })
        if (!changed || !job) return undefined
        await record(change, changed, viewer.id, step, read.answers.note)
        await tell(change, changed, job, step, await change.application.ownerOf(job))
        if (step.closesJob) await change.jobClosing.closed(job, 'This job is filled.')
        return changed
      })
      if (!after) return refused(application, 'CHANGED_MEANWHILE')
      return { __typename: 'ApplicationAdvanced' as const, application: after }
    },
  }
}

type Step = (typeof applicationProcess.steps)[number]

const applicantsPath = (jobId: string) => `/dashboard/jobs?job=${jobId}`

const tidied = ({ jobId, note, expectedPay, link }: ApplyToJobInput) => ({
  jobId,
  note: paragraphs(note),
  expectedPay: oneLine(expectedPay ?? ''),
  link: link?.trim() || null,
})

const brokenRule = ({ note, expectedPay, link }: ReturnType<typeof tidied>) => {
  if (note === '') return invalid('note', 'Please say why you should be chosen.')
  if (note.length > 5_000) return invalid('note', 'A note has at most 5,000 characters.')
  if (expectedPay.length > 100) return invalid('expectedPay', 'Expected pay has at most 100 characters.')
  if (link !== null && !isHttps(link)) return invalid('link', 'Enter a web address like https://www.example.com')
  return undefined
}

const isHttps = (text: string) => {
  if (text.length > 500 || !text.startsWith('https://') || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

const invalid = (field: string, message: string) => ({ __typename: 'InvalidInput' as const, field, message })

const jobClosed = { __typename: 'JobClosed' as const, message: 'This job is closed.' }

const notFound = {
  __typename: 'ApplicationNotFound' as const,
  message: 'This application is not here any more.',
}
