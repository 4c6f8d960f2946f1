import type { Database } from './database/connection'
import { loaderOfMany, loaderOfOne } from './loader'
import type { CategoryService } from './modules/category/category.service'
import type { CompanyService } from './modules/company/company.service'
import type { FreelancerService } from './modules/freelancer/freelancer.service'
import type { ListingService } from './modules/listing/listing.service'
import type { NotificationService } from './modules/notification/notification.service'
import { createReviewRepository } from './modules/review/review.repository'
import { createReviewService } from './modules/review/review.service'
import { createSavedRepository, keepingOf } from './modules/saved/saved.repository'
import { createSavedService } from './modules/saved/saved.service'
import type { UserService } from './modules/user/user.service'
import type { Outside } from './services'

interface Neighbours {
  category: CategoryService
  company: CompanyService
  freelancer: FreelancerService
  listing: ListingService
  notification: NotificationService
  user: UserService
}

/** What people keep for later, and what they say of each other. */
export const createSavedAndReviews = (db: Database, { now }: Pick<Outside, 'now'>, neighbours: Neighbours) => {
  const saved = createSavedRepository(db)
  const reviews = createReviewRepository(db)
  return {
    saving: createSavedService({ ...neighbours, saved, kept: loaderOfOne(saved.keptOf, keepingOf), now }),
    review: createReviewService({
      ...neighbours,
      reviews,
      ofEngagement: loaderOfMany(reviews.ofEngagements, ({ engagementId }) => engagementId),
      now,
    }),
    reviews,
  }
}
