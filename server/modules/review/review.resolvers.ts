import type { ListingRow, ReviewRow } from '../../database/tables'
import { connectionResolvers } from '../../paging/connection.resolvers'
import type { ModuleResolvers } from '../../resolver-types'
import { signedIn } from '../../signed-in'

const listing = {
  reviews: (row: ListingRow, request, { review }) => review.ofListing(row, request),
} satisfies ModuleResolvers['Product'] & ModuleResolvers['Service']

export const reviewResolvers = {
  Mutation: {
    reviewEngagement: (_, { input }, { reviewing, viewer }) => reviewing.write(signedIn(viewer), input),
    replyToReview: (_, { input }, { reviewing, viewer }) => reviewing.reply(signedIn(viewer), input),
  },
  Review: {
    author: ({ authorId }, _, { user }) => user.of(authorId),
  },
  Engagement: {
    reviews: (row, _, { review, viewer }) => review.ofEngagement(row, viewer),
    reviewUntil: (row, _, { review, viewer }) => review.until(row, viewer),
  },
  Company: {
    reviews: (row, request, { review }) => review.ofCompany(row, request),
  },
  Product: listing,
  Service: listing,
  ReviewConnection: connectionResolvers<ReviewRow>(),
} satisfies ModuleResolvers
