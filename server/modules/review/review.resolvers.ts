import { connectionResolvers } from '../../api/paging/connection.resolvers'
import type { ModuleResolvers } from '../../api/resolver-types'
import { signedIn } from '../../api/viewer'
import type { ListingRow, ReviewRow } from '../../database/tables/tables'

const listing = {
  reviews: (row: ListingRow, request, { reviews }) => reviews.ofListing(row, request),
} satisfies ModuleResolvers['Product'] & ModuleResolvers['Service']

export const reviewResolvers = {
  Query: {
    reviews: (_, { of, sort, ...request }, { reviews }) => reviews.about(of, sort, request),
    starCounts: (_, { of }, { reviews }) => reviews.starCounts(of),
  },
  Mutation: {
    reviewEngagement: (_, { input }, { reviewCommands, viewer }) => reviewCommands.write(signedIn(viewer), input),
    replyToReview: (_, { input }, { reviewCommands, viewer }) => reviewCommands.reply(signedIn(viewer), input),
    markReviewHelpful: (_, { input }, { helpfulCommands, viewer }) => helpfulCommands.mark(signedIn(viewer), input),
  },
  Review: {
    counted: ({ counted }) => counted === 1,
    markedHelpful: (row, _, { reviews, viewer }) => reviews.isMarkedHelpful(row, viewer),
    author: ({ authorId }, _, { users }) => users.of(authorId),
    listing: async ({ listingId }, _, { listings }) => (listingId === null ? null : listings.offered(listingId)),
  },
  Engagement: {
    reviews: (row, _, { reviews, viewer }) => reviews.ofEngagement(row, viewer),
    reviewUntil: (row, _, { reviews, viewer }) => reviews.until(row, viewer),
  },
  Company: { reviews: (row, request, { reviews }) => reviews.ofCompany(row, request) },
  Freelancer: { reviews: (row, request, { reviews }) => reviews.ofFreelancer(row, request) },
  Product: listing,
  Service: listing,
  ReviewConnection: connectionResolvers<ReviewRow>(),
} satisfies ModuleResolvers
