import type { JobRow, UserRow } from '../../database/tables'
import type { JobInput } from '../../generated/resolvers'
import { newId } from '../../ids'
import type { Visitor } from '../../visitor'
import type { AttemptService } from '../attempt/attempt.service'
import { tooManyAttempts } from '../attempt/too-many-attempts'
import type { CompanyService } from '../company/company.service'
import type { NotificationService } from '../notification/notification.service'
import type { JobRepository } from './job.repository'
import { brokenJobRule, jobNotFound, tidiedJob } from './job-rules'

interface Parts {
  applications: { openOf: (jobId: string) => Promise<{ applicantId: string }[]> }
  jobs: JobRepository
  notification: NotificationService
  now: () => Date
}

/** What becomes of jobs, within a transaction. */
export const createJobClosing = ({ applications, jobs, notification, now }: Parts) => ({
  /** Nobody can apply any more, and everybody whose application is open is told why. */
  closed: async (job: JobRow, why: string) => {
    if (job.closedAt !== null) return job
    for (const { applicantId } of await applications.openOf(job.id)) {
      await notification.notify({
        userId: applicantId,
        kind: 'APPLICATION',
        title: `Job closed: ${job.title}`,
        text: why,
        path: '/dashboard/applications',
      })
    }
    return jobs.update(job.id, { closedAt: now().toISOString() })
  },
})

export type JobClosing = ReturnType<typeof createJobClosing>

interface Change {
  jobs: JobRepository
  jobClosing: JobClosing
  company: CompanyService
}

interface Dependencies {
  attempts: AttemptService
  company: CompanyService
  visitor: Visitor
  now: () => Date
  /** What happens within happens whole or not at all. */
  inTransaction: <Result>(work: (change: Change) => Promise<Result>) => Promise<Result>
}

/** What a company does with the jobs it posts. */
export const createPostingService = ({ attempts, company, visitor, now, inTransaction }: Dependencies) => {
  const about = <Result>(viewer: UserRow, id: string, work: (change: Change, job: JobRow) => Promise<Result>) =>
    inTransaction(async (change) => {
      const job = await change.jobs.lock(id)
      const owner = job && (await change.company.of(job.companyId)).ownerId
      return job && owner === viewer.id ? work(change, job) : jobNotFound
    })

  return {
    post: async (viewer: UserRow, input: JobInput) => {
      const typed = tidiedJob(input)
      const broken = brokenJobRule(typed)
      if (broken) return broken
      const own = await company.ownedBy(viewer.id)
      if (!own) {
        return { __typename: 'InvalidInput' as const, field: 'title', message: 'Your account has no company profile' }
      }
      const attempt = await attempts.reserve([{ of: ['post-job', viewer.id], most: 20, seconds: 3_600 }])
      if (!attempt.granted) return tooManyAttempts(visitor, attempt.retryAfterSeconds)
      const job = { ...typed, id: newId('job'), companyId: own.id, postedAt: now().toISOString(), closedAt: null }
      await inTransaction(({ jobs }) => jobs.add(job))
      return saved(job)
    },

    edit: async (viewer: UserRow, id: string, input: JobInput) => {
      const typed = tidiedJob(input)
      const broken = brokenJobRule(typed)
      if (broken) return broken
      return about(viewer, id, async ({ jobs }) => saved(await jobs.update(id, typed)))
    },

    close: (viewer: UserRow, id: string) =>
      about(viewer, id, async ({ jobClosing }, job) =>
        saved(await jobClosing.closed(job, 'The company closed this job.')),
      ),
  }
}

const saved = (job: JobRow) => ({ __typename: 'JobSaved' as const, job })
