import type { CompanyRow, EngagementRow, FreelancerRow, ListingRow, ReviewRow, UserRow } from '../../database/tables'
import type { Loader } from '../../loader'
import { emptyPage, type PageRequest } from '../../paging/page'
import type { CompanyService } from '../company/company.service'
import { sideOf } from '../engagement/engagement.service'
import type { FreelancerService } from '../freelancer/freelancer.service'
import type { ListingService } from '../listing/listing.service'
import type { ReviewRepository } from './review.repository'

const WINDOW_MS = 14 * 86_400_000

interface Dependencies {
  reviews: ReviewRepository
  ofEngagement: Loader<ReviewRow[]>
  company: CompanyService
  freelancer: FreelancerService
  listing: ListingService
  now: () => Date
}

type Viewer = UserRow | undefined

/** Until when a completed engagement can be reviewed; nothing happens to it after it was completed. */
export const reviewsEnd = ({ state, updatedAt }: EngagementRow) =>
  state === 'COMPLETED' ? new Date(Date.parse(updatedAt) + WINDOW_MS) : undefined

/** Reviews as they are read. */
export const createReviewService = ({ reviews, ofEngagement, company, freelancer, listing, now }: Dependencies) => ({
  ofListing: ({ id }: ListingRow, request: PageRequest) => reviews.ofListing(id, request),
  ofCompany: ({ ownerId }: CompanyRow, request: PageRequest) => reviews.ofSeller(ownerId, request),
  ofFreelancer: ({ userId }: FreelancerRow, request: PageRequest) => reviews.ofSeller(userId, request),

  /** An id of any of them says by itself what it is of: ids are unique across types. */
  about: async (id: string, request: PageRequest) => {
    if (await listing.offered(id)) return reviews.ofListing(id, request)
    const ownerId = (await company.find(id))?.ownerId ?? (await freelancer.find(id))?.userId
    return ownerId === undefined ? emptyPage<ReviewRow>() : reviews.ofSeller(ownerId, request)
  },

  /** What is published, and before that one's own alone. */
  ofEngagement: async ({ id }: EngagementRow, viewer: Viewer) =>
    (await ofEngagement.load(id)).filter(
      ({ publishedAt, authorId }) => publishedAt !== null || authorId === viewer?.id,
    ),

  /** Until when somebody can review; undefined where they can't, or have. */
  until: async (engagement: EngagementRow, viewer: Viewer) => {
    const side = sideOf(viewer, engagement)
    const end = reviewsEnd(engagement)
    if (!end || end <= now() || !side || side === 'ADMIN') return undefined
    const written = await ofEngagement.load(engagement.id)
    return written.some(({ authorId }) => authorId === viewer?.id) ? undefined : end
  },
})

export type ReviewService = ReturnType<typeof createReviewService>
