import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createJobCommands, type JobCommands } from './job.commands'
import { createJobQueries, type JobQueries } from './job.queries'
import { createJobRepository, type JobRepository } from './job.repository'
import { jobResolvers } from './job.resolvers'
import { createJobService, type JobService } from './job.service'

export interface JobModule {
  services: { jobRepository: JobRepository; jobService: JobService }
  queries: { jobs: JobQueries }
  commands: { jobCommands: JobCommands }
}

export const jobModule = {
  resolvers: jobResolvers,
  access: {
    Query: { job: 'anyone', jobs: 'anyone', ownJobs: 'signed-in' },
    Mutation: { closeJob: 'signed-in', editJob: 'signed-in', postJob: ['VENDOR', 'BROKER'] },
  },
  services: { jobRepository: fromDatabase(createJobRepository), jobService: createJobService },
  queries: { jobs: createJobQueries },
  commands: { jobCommands: createJobCommands },
} satisfies Module<JobModule>
