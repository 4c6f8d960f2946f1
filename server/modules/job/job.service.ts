import type { JobRow } from '../../database/tables/tables'
import { APPLICATIONS_PATH } from '../../lib/addresses/site-paths'
import { isUnchanged } from '../../lib/is-unchanged'
import type { ApplicationService } from '../application/application.service'
import type { Notifier } from '../notification/notifier'
import type { JobRepository } from './job.repository'
import type { normalizedJob } from './job.rules'
import { jobTerms } from './job-terms'

interface Dependencies {
  applicationService: Pick<ApplicationService, 'openOf' | 'renewOpenOf'>
  jobRepository: JobRepository
  notifier: Notifier
  now: () => Date
}

export const createJobService = ({ applicationService, jobRepository, notifier, now }: Dependencies) => ({
  lock: jobRepository.lock,

  /** Removes the jobs of an account, with the applications to them. Applicants who wait for an answer are notified. */
  removeAllOf: async (ownerId: string) => {
    const titles = new Map((await jobRepository.titlesOfOwner(ownerId)).map(({ id, title }) => [id, title]))
    const waiting = titles.size > 0 ? await applicationService.openOf([...titles.keys()]) : []
    for (const { applicantId, jobId } of waiting) {
      await notifier.notify({
        userId: applicantId,
        kind: 'APPLICATION',
        title: `Job removed: ${titles.get(jobId) ?? ''}`,
        text: 'The account that posted it was deleted, and your application with it.',
        path: '/jobs',
      })
    }
    await jobRepository.removeAllOf(ownerId)
  },

  /** Hides a job, or shows it again. */
  setTakenDown: jobRepository.setTakenDown,

  /** Replaces the content of a job. Those with an open offer for a brief are notified of another text or budget. */
  edit: async (job: JobRow, values: ReturnType<typeof normalizedJob>) => {
    const { title, description, salary } = values
    const isOtherText = !isUnchanged(job, { title, description })
    if (job.kind === 'BRIEF' && (isOtherText || job.salary !== salary)) {
      for (const { applicantId } of await applicationService.openOf([job.id])) {
        await notifier.notify({
          userId: applicantId,
          kind: 'APPLICATION',
          aboutId: job.ownerId,
          title: `Brief changed: ${job.title}`,
          text: 'The brief was changed. Your offer still stands for the earlier text; you can edit or withdraw it.',
          path: APPLICATIONS_PATH,
        })
      }
      if (isOtherText) await applicationService.renewOpenOf(job.id)
    }
    return jobRepository.update(job.id, { ...values, ...jobTerms(values), version: job.version + 1 })
  },

  /** Closes a job to applications and notifies applicants whose application is still undecided. */
  close: async (job: JobRow, reason: string) => {
    if (job.closedAt !== null) return job
    for (const { applicantId } of await applicationService.openOf([job.id])) {
      await notifier.notify({
        userId: applicantId,
        kind: 'APPLICATION',
        // The reason may name the owner.
        aboutId: job.ownerId,
        title: `Job closed: ${job.title}`,
        text: reason,
        path: APPLICATIONS_PATH,
      })
    }
    return jobRepository.update(job.id, { closedAt: now().toISOString() })
  },
})

export type JobService = ReturnType<typeof createJobService>
