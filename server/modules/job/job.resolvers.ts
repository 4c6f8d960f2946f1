import { connectionResolvers, facetResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { JobRow } from '../../database/tables/tables'

export const jobResolvers = {
  Query: {
    jobs: (_, list, { jobs }) => jobs.page(list),
    job: (_, { id }, { jobs }) => jobs.find(id),
    ownJobIds: (_, __, { jobs, viewer }) => jobs.ownIds(signedIn(viewer)),
    ownJobs: (_, request, { jobs, viewer }) => jobs.own(signedIn(viewer), request),
  },
  Mutation: {
    postJob: (_, { input, clientId }, { jobCommands, viewer }) => jobCommands.post(signedIn(viewer), input, clientId),
    editJob: (_, { id, input, version }, { jobCommands, viewer }) =>
      jobCommands.edit(signedIn(viewer), id, input, version),
    closeJob: (_, { id }, { jobCommands, viewer }) => jobCommands.close(signedIn(viewer), id),
  },
  Job: {
    description: (row, _, { jobs, viewer }) => jobs.descriptionFor(row, viewer),
    takenDown: ({ takenDown }) => takenDown === 1,
    company: async (row, _, { jobs }) => (await jobs.signatureOf(row)).name,
    logo: async (row, _, { jobs }) => (await jobs.signatureOf(row)).picture,
    createdAt: ({ postedAt }) => postedAt,
    postedAt: ({ postedAt }, _, { jobs }) => jobs.age(postedAt),
    postedBy: (row, _, { jobs, viewer }) => jobs.postedBy(row, viewer),
    poster: ({ kind, ownerId }, _, { users }) => (kind === 'BRIEF' ? users.of(ownerId) : null),
    open: ({ closedAt }) => closedAt === null,
    own: (row, _, { applications, viewer }) => applications.isOwn(row, viewer),
    applicantCounts: (row, _, { applications, viewer }) => applications.countsByTabOf(row, viewer),
    applicantCount: (row, _, { applications, viewer }) => applications.countOf(row, viewer),
    applications: (row, { tab, ...request }, { applications, viewer }) =>
      applications.ofJob(row, viewer, tab ?? undefined, request),
    viewerApplication: (row, _, { applications, viewer }) => applications.ofViewer(row, viewer),
  },
  JobConnection: { ...connectionResolvers<JobRow>(), ...facetResolvers },
} satisfies ModuleResolvers
