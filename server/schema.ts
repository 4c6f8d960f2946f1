import { makeExecutableSchema } from '@graphql-tools/schema'
import { DateTimeResolver, JSONResolver, NonNegativeIntResolver, URLResolver } from 'graphql-scalars'
import { access } from './access'
import { typeDefs } from './generated/schema'
import { guard } from './guard'
import { accountResolvers } from './modules/account/account.resolvers'
import { applicationResolvers } from './modules/application/application.resolvers'
import { cartResolvers } from './modules/cart/cart.resolvers'
import { categoryResolvers } from './modules/category/category.resolvers'
import { clockResolvers } from './modules/clock/clock.resolvers'
import { companyResolvers } from './modules/company/company.resolvers'
import { conversationResolvers } from './modules/conversation/conversation.resolvers'
import { engagementResolvers } from './modules/engagement/engagement.resolvers'
import { figuresResolvers } from './modules/figures/figures.resolvers'
import { freelancerResolvers } from './modules/freelancer/freelancer.resolvers'
import { jobResolvers } from './modules/job/job.resolvers'
import { listingResolvers } from './modules/listing/listing.resolvers'
import { moderationResolvers } from './modules/moderation/moderation.resolvers'
import { notificationResolvers } from './modules/notification/notification.resolvers'
import { orderResolvers } from './modules/order/order.resolvers'
import { paymentResolvers } from './modules/payment/payment.resolvers'
import { processResolvers } from './modules/process/process.resolvers'
import { reviewResolvers } from './modules/review/review.resolvers'
import { savedResolvers } from './modules/saved/saved.resolvers'
import { searchResolvers } from './modules/search/search.resolvers'
import { sellingResolvers } from './modules/selling/selling.resolvers'
import { sessionResolvers } from './modules/session/session.resolvers'
import { siteResolvers } from './modules/site/site.resolvers'
import { userResolvers } from './modules/user/user.resolvers'
import type { CompleteResolvers } from './resolver-types'

const resolvers = {
  DateTime: DateTimeResolver,
  JSON: JSONResolver,
  NonNegativeInt: NonNegativeIntResolver,
  URL: URLResolver,
  ...accountResolvers,
  ...applicationResolvers,
  ...cartResolvers,
  ...categoryResolvers,
  ...companyResolvers,
  ...conversationResolvers,
  ...engagementResolvers,
  ...figuresResolvers,
  ...freelancerResolvers,
  ...jobResolvers,
  ...listingResolvers,
  ...moderationResolvers,
  ...notificationResolvers,
  ...orderResolvers,
  ...reviewResolvers,
  ...savedResolvers,
  ...searchResolvers,
  ...sellingResolvers,
  ...userResolvers,
  Application: { ...applicationResolvers.Application, ...conversationResolvers.Application },
  Company: { ...companyResolvers.Company, ...reviewResolvers.Company },
  Engagement: { ...conversationResolvers.Engagement, ...engagementResolvers.Engagement, ...reviewResolvers.Engagement },
  Freelancer: { ...freelancerResolvers.Freelancer, ...reviewResolvers.Freelancer },
  Product: { ...listingResolvers.Product, ...reviewResolvers.Product, ...savedResolvers.Product },
  Service: { ...listingResolvers.Service, ...reviewResolvers.Service, ...savedResolvers.Service },
  User: {
    ...applicationResolvers.User,
    ...conversationResolvers.User,
    ...notificationResolvers.User,
    ...userResolvers.User,
  },
  Query: {
    ...accountResolvers.Query,
    ...applicationResolvers.Query,
    ...cartResolvers.Query,
    ...categoryResolvers.Query,
    ...clockResolvers.Query,
    ...companyResolvers.Query,
    ...conversationResolvers.Query,
    ...engagementResolvers.Query,
    ...figuresResolvers.Query,
    ...freelancerResolvers.Query,
    ...jobResolvers.Query,
    ...listingResolvers.Query,
    ...moderationResolvers.Query,
    ...orderResolvers.Query,
    ...paymentResolvers.Query,
    ...processResolvers.Query,
    ...reviewResolvers.Query,
    ...savedResolvers.Query,
    ...searchResolvers.Query,
    ...sellingResolvers.Query,
    ...sessionResolvers.Query,
    ...siteResolvers.Query,
    ...userResolvers.Query,
  },
  Mutation: {
    ...accountResolvers.Mutation,
    ...applicationResolvers.Mutation,
    ...clockResolvers.Mutation,
    ...companyResolvers.Mutation,
    ...conversationResolvers.Mutation,
    ...engagementResolvers.Mutation,
    ...freelancerResolvers.Mutation,
    ...jobResolvers.Mutation,
    ...moderationResolvers.Mutation,
    ...notificationResolvers.Mutation,
    ...orderResolvers.Mutation,
    ...reviewResolvers.Mutation,
    ...savedResolvers.Mutation,
    ...sellingResolvers.Mutation,
    ...sessionResolvers.Mutation,
  },
} satisfies CompleteResolvers

export const schema = guard(makeExecutableSchema({ typeDefs, resolvers }), access)
