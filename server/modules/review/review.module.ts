import { fromDatabase } from '../../database/from-database'
import type { Module } from '../module'
import { createReviewCommands, type ReviewCommands } from './review.commands'
import { createReviewQueries, type ReviewQueries } from './review.queries'
import { createReviewRepository, type ReviewRepository } from './review.repository'
import { reviewResolvers } from './review.resolvers'
import {
  createReviewPublication,
  createReviewWorker,
  type ReviewPublication,
  type ReviewWorker,
} from './review-publication'

export interface ReviewModule {
  services: { reviewRepository: ReviewRepository; reviewPublication: ReviewPublication }
  queries: { reviews: ReviewQueries }
  requestServices: { reviewWorker: ReviewWorker }
  commands: { reviewCommands: ReviewCommands }
}

export const reviewModule = {
  resolvers: reviewResolvers,
  access: {
    Query: { reviews: 'anyone' },
    Mutation: { replyToReview: 'signed-in', reviewEngagement: 'signed-in' },
  },
  services: {
    reviewRepository: fromDatabase(createReviewRepository),
    reviewPublication: createReviewPublication,
  },
  queries: { reviews: createReviewQueries },
  requestServices: { reviewWorker: createReviewWorker },
  commands: { reviewCommands: createReviewCommands },
} satisfies Module<ReviewModule>
