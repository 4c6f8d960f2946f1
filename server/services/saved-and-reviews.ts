import type { Database } from '../database/connection'
import { loaderOfMany, loaderOfOne } from '../loader'
import type { CategoryService } from '../modules/category/category.service'
import type { CompanyService } from '../modules/company/company.service'
import type { FreelancerService } from '../modules/freelancer/freelancer.service'
import type { ListingService } from '../modules/listing/listing.service'
import type { NotificationService } from '../modules/notification/notification.service'
import { createReviewRepository, type ReviewRepository } from '../modules/review/review.repository'
import { createReviewService, type ReviewService } from '../modules/review/review.service'
import { createSavedRepository, keepingOf } from '../modules/saved/saved.repository'
import { createSavedService, type SavedService } from '../modules/saved/saved.service'
import type { UserService } from '../modules/user/user.service'
import type { Makers } from './lazily'
import type { Outside } from './outside'

export interface SavedAndReviews {
  review: ReviewService
  reviews: ReviewRepository
  saving: SavedService
}

interface Given extends Pick<Outside, 'now'> {
  db: Database
  category: CategoryService
  company: CompanyService
  freelancer: FreelancerService
  listing: ListingService
  notification: NotificationService
  user: UserService
}

/** What people keep for later, and what they say of each other. */
export const savedAndReviews: Makers<SavedAndReviews & Given, SavedAndReviews> = {
  review: ({ reviews, company, freelancer, listing, now }) =>
    createReviewService({
      reviews,
      ofEngagement: loaderOfMany(reviews.ofEngagements, ({ engagementId }) => engagementId),
      company,
      freelancer,
      listing,
      now,
    }),
  reviews: ({ db }) => createReviewRepository(db),
  saving: ({ db, category, listing, notification, user, now }) => {
    const saved = createSavedRepository(db)
    const kept = loaderOfOne(saved.keptOf, keepingOf)
    return createSavedService({ saved, kept, category, listing, notification, user, now })
  },
}
