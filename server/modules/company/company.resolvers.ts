import { fromLines } from '../../database/lines'
import type { CompanyRow } from '../../database/tables'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'

export const companyResolvers = {
  Query: {
    companies: (_, request, { company }) => company.newest(request),
    company: (_, { id }, { company }) => company.find(id),
  },
  Mutation: {
    updateCompany: (_, { input }, { company, viewer }) => company.update(viewer, input),
  },
  Company: {
    services: ({ services }) => fromLines(services),
    verified: ({ verified }) => verified === 1,
    listedServices: ({ ownerId }, _, { listing }) => listing.servicesOf(ownerId),
  },
  CompanyConnection: connectionResolvers<CompanyRow>(),
} satisfies ModuleResolvers
