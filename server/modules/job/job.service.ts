import type { JobRow } from '../../database/tables/tables'
import { isUnchanged } from '../../lib/is-unchanged'
import type { Notifier } from '../notification/notifier'
import type { JobRepository } from './job.repository'
import type { normalizedJob } from './job.rules'
import { jobTerms } from './job-terms'

interface Dependencies {
  jobRepository: JobRepository
  notifier: Notifier
  now: () => Date
}

export const createJobService = ({ jobRepository, notifier, now }: Dependencies) => ({
  lock: jobRepository.lock,

  /** Removes the jobs of an account, with the applications to them. */
  removeAllOf: jobRepository.removeAllOf,
  /** Hides a job, or shows it again. */
  setTakenDown: jobRepository.setTakenDown,

  /** Replaces the content of a job. Those with an open offer for a brief are notified of another text or budget. */
  edit: async (job: JobRow, values: ReturnType<typeof normalizedJob>) => {
    const { title, description, salary } = values
    const isOtherText = !isUnchanged(job, { title, description })
    if (job.kind === 'BRIEF' && (isOtherText || job.salary !== salary)) {
      for (const { applicantId } of await jobRepository.openApplicants(job.id)) {
        await notifier.notify({
          userId: applicantId,
          kind: 'APPLICATION',
          aboutId: job.ownerId,
          title: `Brief changed: ${job.title}`,
          text: 'The brief was changed. Your offer still stands for the earlier text; you can edit or withdraw it.',
          path: '/dashboard/applications',
        })
      }
      if (isOtherText) await jobRepository.renewOpenApplications(job.id)
    }
    return jobRepository.update(job.id, { ...values, ...jobTerms(values) })
  },

  /** Closes a job to applications and notifies applicants whose application is still undecided. */
  close: async (job: JobRow, reason: string) => {
    if (job.closedAt !== null) return job
    for (const { applicantId } of await jobRepository.openApplicants(job.id)) {
      await notifier.notify({
        userId: applicantId,
        kind: 'APPLICATION',
        // The reason may name the owner.
        aboutId: job.ownerId,
        title: `Job closed: ${job.title}`,
        text: reason,
        path: '/dashboard/applications',
      })
    }
    return jobRepository.update(job.id, { closedAt: now().toISOString() })
  },
})

export type JobService = ReturnType<typeof createJobService>
