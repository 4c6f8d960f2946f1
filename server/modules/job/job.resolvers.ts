import type { JobRow } from '../../database/tables'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'
import { signedIn } from '../../signed-in'

export const jobResolvers = {
  Query: {
    jobs: (_, request, { job }) => job.latest(request),
    job: (_, { id }, { job }) => job.find(id),
    ownJobs: (_, request, { job, viewer }) => job.own(signedIn(viewer), request),
  },
  Mutation: {
    postJob: (_, { input }, { posting, viewer }) => posting.post(signedIn(viewer), input),
    editJob: (_, { id, input }, { posting, viewer }) => posting.edit(signedIn(viewer), id, input),
    closeJob: (_, { id }, { posting, viewer }) => posting.close(signedIn(viewer), id),
  },
  Job: {
    company: async ({ companyId }, _, { company }) => (await company.of(companyId)).name,
    logo: async ({ companyId }, _, { company }) => (await company.of(companyId)).logo,
    createdAt: ({ postedAt }) => postedAt,
    postedAt: ({ postedAt }, _, { job }) => job.age(postedAt),
    postedBy: ({ companyId }, _, { company }) => company.of(companyId),
    open: ({ closedAt }) => closedAt === null,
    own: (row, _, { application, viewer }) => application.isOwn(row, viewer),
    applicantCount: (row, _, { application, viewer }) => application.countOf(row, viewer),
    applications: (row, request, { application, viewer }) => application.ofJob(row, viewer, request),
    viewerApplication: (row, _, { application, viewer }) => application.ofViewer(row, viewer),
  },
  JobConnection: connectionResolvers<JobRow>(),
} satisfies ModuleResolvers
