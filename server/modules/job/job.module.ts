import { fromDatabase, type Module } from '../module'
import { buyers } from '../roles'
import { createJobCommands } from './job.commands'
import { createJobQueries } from './job.queries'
import { createJobRepository } from './job.repository'
import { jobResolvers } from './job.resolvers'
import { createJobService } from './job.service'
import { jobExport } from './job-export'

export const factories = {
  services: { jobRepository: fromDatabase(createJobRepository), jobService: createJobService },
  queries: { jobs: createJobQueries },
  commands: { jobCommands: createJobCommands },
}

export const module = {
  resolvers: jobResolvers,
  access: {
    Query: { job: 'anyone', jobs: 'anyone', ownJobIds: 'signed-in', ownJobs: 'signed-in' },
    Mutation: { closeJob: 'signed-in', editJob: 'signed-in', postJob: buyers },
  },
  nodes: {
    Job: { prefix: 'job', access: 'anyone', load: (id, { jobs }) => jobs.find(id) },
  },
  beforeConfirmation: { closeJob: true },
  tokenAccess: { READ: ['job', 'jobs', 'ownJobIds', 'ownJobs'], WRITE: ['closeJob', 'editJob', 'postJob'] },
  accountExport: jobExport,
  ...factories,
} satisfies Module
