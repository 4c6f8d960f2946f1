import { connectionResolvers, facetResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import { fromLines } from '../../database/columns'
import type { CompanyRow } from '../../database/tables/tables'

export const companyResolvers = {
  Query: {
    companies: (_, { filter, ...request }, { companies }) => companies.page(filter, request),
    company: (_, { id }, { companies }) => companies.find(id),
  },
  Mutation: {
    updateCompany: (_, { input }, { companyCommands, viewer }) => companyCommands.update(signedIn(viewer), input),
  },
  Company: {
    services: ({ services }) => fromLines(services),
    listedServices: ({ ownerId }, _, { listings }) => listings.servicesOf(ownerId),
  },
  CompanyConnection: { ...connectionResolvers<CompanyRow>(), ...facetResolvers },
} satisfies ModuleResolvers
