import { fromDatabase, type Module, type ServicesOf } from '../module'
import { createReviewCommands } from './review.commands'
import { createReviewQueries } from './review.queries'
import { createReviewRepository } from './review.repository'
import { reviewResolvers } from './review.resolvers'
import { createReviewPublication, createReviewWorker } from './review-publication'

const factories = {
  services: {
    reviewRepository: fromDatabase(createReviewRepository),
    reviewPublication: createReviewPublication,
  },
  queries: { reviews: createReviewQueries },
  requestServices: { reviewWorker: createReviewWorker },
  commands: { reviewCommands: createReviewCommands },
}

export type ReviewModule = ServicesOf<typeof factories>

export const reviewModule = {
  resolvers: reviewResolvers,
  access: {
    Query: { reviews: 'anyone' },
    Mutation: { replyToReview: 'signed-in', reviewEngagement: 'signed-in' },
  },
  nodes: {
    Review: { prefix: 'rev', access: 'anyone', load: (id, { reviews }) => reviews.find(id) },
  },
  confirmedEmail: ['replyToReview', 'reviewEngagement'],
  tokenAccess: { READ: ['reviews'], WRITE: ['replyToReview', 'reviewEngagement'] },
  ...factories,
} satisfies Module
