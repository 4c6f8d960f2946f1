import type { JobRow } from '../../database/tables/tables'
import type { Notifier } from '../notification/notifier'
import type { JobRepository } from './job.repository'

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

  /** Closes a job to applications and notifies applicants whose application is still undecided. */
  close: async (job: JobRow, reason: string) => {
    if (job.closedAt !== null) return job
    for (const { applicantId } of await jobRepository.openApplicants(job.id)) {
      await notifier.notify({
        userId: applicantId,
        kind: 'APPLICATION',
        title: `Job closed: ${job.title}`,
        text: reason,
        path: '/dashboard/applications',
      })
    }
    return jobRepository.update(job.id, { closedAt: now().toISOString() })
  },
})

export type JobService = ReturnType<typeof createJobService>
