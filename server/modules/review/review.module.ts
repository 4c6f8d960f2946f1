import { fromDatabase, type Module } from '../module'
import { createHelpfulCommands } from './helpful.commands'
import { createHelpfulRepository } from './helpful.repository'
import { createReviewCommands } from './review.commands'
import { createReviewQueries } from './review.queries'
import { createReviewRepository } from './review.repository'
import { reviewResolvers } from './review.resolvers'
import { reviewExport } from './review-export'
import { createReviewPublication, createReviewWorker } from './review-publication'

export const factories = {
  services: {
    helpfulRepository: fromDatabase(createHelpfulRepository),
    reviewRepository: fromDatabase(createReviewRepository),
    reviewPublication: createReviewPublication,
  },
  queries: { reviews: createReviewQueries },
  requestServices: { reviewWorker: createReviewWorker },
  commands: { helpfulCommands: createHelpfulCommands, reviewCommands: createReviewCommands },
}

export const module = {
  resolvers: reviewResolvers,
  access: {
    Query: { reviews: 'anyone', starCounts: 'anyone' },
    Mutation: { markReviewHelpful: 'signed-in', replyToReview: 'signed-in', reviewEngagement: 'signed-in' },
  },
  nodes: {
    Review: { prefix: 'rev', access: 'anyone', load: (id, { reviews }) => reviews.find(id) },
  },
  tokenAccess: { READ: ['reviews', 'starCounts'], WRITE: ['markReviewHelpful', 'replyToReview', 'reviewEngagement'] },
  accountExport: reviewExport,
  ...factories,
} satisfies Module
