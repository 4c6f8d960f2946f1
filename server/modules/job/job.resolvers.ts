import type { JobRow } from '../../database/tables'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'

export const jobResolvers = {
  Query: {
    jobs: (_, request, { job }) => job.latest(request),
    job: (_, { id }, { job }) => job.find(id),
  },
  Job: {
    company: async ({ companyId }, _, { company }) => (await company.of(companyId)).name,
    logo: async ({ companyId }, _, { company }) => (await company.of(companyId)).logo,
    createdAt: ({ postedAt }) => postedAt,
    postedAt: ({ postedAt }, _, { job }) => job.age(postedAt),
    postedBy: ({ companyId }, _, { company }) => company.of(companyId),
  },
  JobConnection: connectionResolvers<JobRow>(),
} satisfies ModuleResolvers
