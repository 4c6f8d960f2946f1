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

  /** Closes a job to applications and notifies its open applicants with a reason. */
  close: async (job: JobRow, why: string) => {
    if (job.closedAt !== null) return job
    for (const { applicantId } of await jobRepository.openApplicants(job.id)) {
      await notifier.notify({
        userId: applicantId,
        kind: 'APPLICATION',
        title: `Job closed: ${job.title}`,
        text: why,
        path: '/dashboard/applications',
      })
    }
    return jobRepository.update(job.id, { closedAt: now().toISOString() })
  },
})

export type JobService = ReturnType<typeof createJobService>
