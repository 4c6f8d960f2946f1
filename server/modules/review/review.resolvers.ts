import type { ListingRow, ReviewRow } from '../../database/tables'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'
import { signedIn } from '../../signed-in'

const listing = {
  reviews: (row: ListingRow, request, { review }) => review.ofListing(row, request),
} satisfies ModuleResolvers['Product'] & ModuleResolvers['Service']

export const reviewResolvers = {
  Query: {
    reviews: (_, { of, ...request }, { review }) => review.about(of, request),
  },
  Mutation: {
    reviewEngagement: (_, { input }, { reviewing, viewer }) => reviewing.write(signedIn(viewer), input),
    replyToReview: (_, { input }, { reviewing, viewer }) => reviewing.reply(signedIn(viewer), input),
  },
  Review: {
    author: ({ authorId }, _, { user }) => user.of(authorId),
    listing: async ({ listingId }, _, { listing }) => (listingId === null ? null : listing.offered(listingId)),
  },
  Engagement: {
    reviews: (row, _, { review, viewer }) => review.ofEngagement(row, viewer),
    reviewUntil: (row, _, { review, viewer }) => review.until(row, viewer),
  },
  Company: {
    reviews: (row, request, { review }) => review.ofCompany(row, request),
  },
  Freelancer: {
    reviews: (row, request, { review }) => review.ofFreelancer(row, request),
  },
  Product: listing,
  Service: listing,
  ReviewConnection: connectionResolvers<ReviewRow>(),
} satisfies ModuleResolvers
