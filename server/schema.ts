import { makeExecutableSchema } from '@graphql-tools/schema'
import { DateTimeResolver, NonNegativeIntResolver, URLResolver } from 'graphql-scalars'
import { access } from './access'
import { typeDefs } from './generated/schema'
import { guard } from './guard'
import { categoryResolvers } from './modules/category/category.resolvers'
import { companyResolvers } from './modules/company/company.resolvers'
import { freelancerResolvers } from './modules/freelancer/freelancer.resolvers'
import { jobResolvers } from './modules/job/job.resolvers'
import { listingResolvers } from './modules/listing/listing.resolvers'
import { searchResolvers } from './modules/search/search.resolvers'
import { sessionResolvers } from './modules/session/session.resolvers'
import { siteResolvers } from './modules/site/site.resolvers'
import { userResolvers } from './modules/user/user.resolvers'
import type { CompleteResolvers } from './resolver-types'

const resolvers = {
  DateTime: DateTimeResolver,
  NonNegativeInt: NonNegativeIntResolver,
  URL: URLResolver,
  ...categoryResolvers,
  ...companyResolvers,
  ...freelancerResolvers,
  ...jobResolvers,
  ...listingResolvers,
  ...searchResolvers,
  ...userResolvers,
  Query: {
    ...categoryResolvers.Query,
    ...companyResolvers.Query,
    ...freelancerResolvers.Query,
    ...jobResolvers.Query,
    ...listingResolvers.Query,
    ...searchResolvers.Query,
    ...siteResolvers.Query,
    ...userResolvers.Query,
  },
  Mutation: sessionResolvers.Mutation,
} satisfies CompleteResolvers

export const schema = guard(makeExecutableSchema({ typeDefs, resolvers }), access)
