import { fromLines } from '../../database/lines'
import type { FreelancerRow } from '../../database/tables'
import { dollars } from '../../money'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'

export const freelancerResolvers = {
  Query: {
    freelancers: (_, list, { freelancer }) => freelancer.page(list),
    freelancer: (_, { id }, { freelancer }) => freelancer.find(id),
  },
  Mutation: {
    updateFreelancer: (_, { input }, { freelancer, viewer }) => freelancer.update(viewer, input),
  },
  Freelancer: {
    name: async ({ userId }, _, { user }) => (await user.of(userId)).name,
    avatar: async ({ userId }, _, { user }) => (await user.of(userId)).avatar,
    hourlyRate: ({ hourlyRateCents }) => dollars(hourlyRateCents),
    skills: ({ skills }) => fromLines(skills),
    profile: ({ userId }, _, { user }) => user.of(userId),
  },
  FreelancerConnection: connectionResolvers<FreelancerRow>(),
} satisfies ModuleResolvers
