import type { EngagementParent } from '../../api/parents'
import { loaderOfMany } from '../../database/loader'
import { emptyPage, type PageRequest } from '../../database/paging/page'
import type { CompanyRow, FreelancerRow, ListingRow, ReviewRow, UserRow } from '../../database/tables/tables'
import type { CompanyQueries } from '../company/company.queries'
import { sideOf } from '../engagement/engagement.queries'
import type { FreelancerQueries } from '../freelancer/freelancer.queries'
import type { ListingQueries } from '../listing/listing.queries'
import type { ReviewRepository } from './review.repository'

const WINDOW_MS = 14 * 86_400_000

interface Dependencies {
  reviewRepository: ReviewRepository
  companies: CompanyQueries
  freelancers: FreelancerQueries
  listings: ListingQueries
  now: () => Date
}

type Viewer = UserRow | undefined

/** The end of the review window: 14 days after completion, which is the last change of an engagement. */
export const reviewsEnd = ({ state, updatedAt }: EngagementParent) =>
  state === 'COMPLETED' ? new Date(Date.parse(updatedAt) + WINDOW_MS) : undefined

export const createReviewQueries = ({ reviewRepository, companies, freelancers, listings, now }: Dependencies) => {
  const ofEngagement = loaderOfMany(reviewRepository.ofEngagements, ({ engagementId }) => engagementId)
  return {
    ofListing: ({ id }: ListingRow, request: PageRequest) => reviewRepository.ofListing(id, request),
    ofCompany: ({ ownerId }: CompanyRow, request: PageRequest) => reviewRepository.ofSeller(ownerId, request),
    ofFreelancer: ({ userId }: FreelancerRow, request: PageRequest) => reviewRepository.ofSeller(userId, request),

    /** By the id of a listing, company or freelancer. Ids are unique across types. */
    about: async (id: string, request: PageRequest) => {
      if (await listings.offered(id)) return reviewRepository.ofListing(id, request)
      const ownerId = (await companies.find(id))?.ownerId ?? (await freelancers.find(id))?.userId
      return ownerId === undefined ? emptyPage<ReviewRow>() : reviewRepository.ofSeller(ownerId, request)
    },

    /** Published reviews, and the viewer's own before that. */
    ofEngagement: async ({ id }: EngagementParent, viewer: Viewer) =>
      (await ofEngagement.load(id)).filter(
        ({ publishedAt, authorId }) => publishedAt !== null || authorId === viewer?.id,
      ),

    /** Until when the viewer can review. Undefined if they can't, or already have. */
    until: async (engagement: EngagementParent, viewer: Viewer) => {
      const side = sideOf(viewer, engagement)
      const end = reviewsEnd(engagement)
      if (!end || end <= now() || !side || side === 'ADMIN') return undefined
      const written = await ofEngagement.load(engagement.id)
      return written.some(({ authorId }) => authorId === viewer?.id) ? undefined : end
    },
  }
}
