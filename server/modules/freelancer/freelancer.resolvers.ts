import { connectionResolvers, facetResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import { fromLines } from '../../database/columns'
import type { FreelancerRow } from '../../database/tables/tables'
import { dollars } from '../../lib/money'

export const freelancerResolvers = {
  Query: {
    freelancers: (_, list, { freelancers }) => freelancers.page(list),
    freelancer: (_, { id }, { freelancers }) => freelancers.find(id),
  },
  Mutation: {
    updateFreelancer: (_, { input }, { freelancerCommands, viewer }) =>
      freelancerCommands.update(signedIn(viewer), input),
  },
  Freelancer: {
    name: async ({ userId }, _, { users }) => (await users.of(userId)).name,
    avatar: async ({ userId }, _, { users }) => (await users.of(userId)).avatar,
    hourlyRate: ({ hourlyRateCents }) => dollars(hourlyRateCents),
    skills: ({ skills }) => fromLines(skills),
    profile: ({ userId }, _, { users }) => users.of(userId),
  },
  FreelancerConnection: { ...connectionResolvers<FreelancerRow>(), ...facetResolvers },
} satisfies ModuleResolvers
