import type { JobRepository } from './job.repository'
import { timeSince } from './time-since'

export const createJobService = (jobs: JobRepository, now: () => Date) => ({
  find: jobs.byId,
  latest: jobs.latest,
  /** `3 days ago` */
  age: (postedAt: string) => timeSince(new Date(postedAt), now()),
})
