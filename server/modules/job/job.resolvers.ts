import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import { connectionResolvers } from '../../database/paging/connection.resolvers'
import type { JobRow } from '../../database/tables/tables'

export const jobResolvers = {
  Query: {
    jobs: (_, request, { jobs }) => jobs.latest(request),
    job: (_, { id }, { jobs }) => jobs.find(id),
    ownJobs: (_, request, { jobs, viewer }) => jobs.own(signedIn(viewer), request),
  },
  Mutation: {
    postJob: (_, { input }, { jobCommands, viewer }) => jobCommands.post(signedIn(viewer), input),
    editJob: (_, { id, input }, { jobCommands, viewer }) => jobCommands.edit(signedIn(viewer), id, input),
    closeJob: (_, { id }, { jobCommands, viewer }) => jobCommands.close(signedIn(viewer), id),
  },
  Job: {
    takenDown: ({ takenDown }) => takenDown === 1,
    company: async ({ companyId }, _, { companies }) => (await companies.of(companyId)).name,
    logo: async ({ companyId }, _, { companies }) => (await companies.of(companyId)).logo,
    createdAt: ({ postedAt }) => postedAt,
    postedAt: ({ postedAt }, _, { jobs }) => jobs.age(postedAt),
    postedBy: ({ companyId }, _, { companies }) => companies.of(companyId),
    open: ({ closedAt }) => closedAt === null,
    own: (row, _, { applications, viewer }) => applications.isOwn(row, viewer),
    applicantCount: (row, _, { applications, viewer }) => applications.countOf(row, viewer),
    applications: (row, request, { applications, viewer }) => applications.ofJob(row, viewer, request),
    viewerApplication: (row, _, { applications, viewer }) => applications.ofViewer(row, viewer),
  },
  JobConnection: connectionResolvers<JobRow>(),
} satisfies ModuleResolvers
