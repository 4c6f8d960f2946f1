import type { EngagementParent } from '../../api/parents'
import type { Viewer } from '../../api/viewer'
import { loaderByColumns, loaderOfMany, loaderOfOne } from '../../database/loader'
import { emptyPage, type PageRequest } from '../../database/paging/page'
import type { CompanyRow, FreelancerRow, ListingRow, ReviewRow } from '../../database/tables/tables'
import type { ReviewSort } from '../../generated/resolvers'
import { DAY_MS, later } from '../../lib/dates'
import type { CompanyQueries } from '../company/company.queries'
import { REVIEW_DAYS } from '../engagement/deadlines/periods'
import { partyOf, sideOf } from '../engagement/engagement.parties'
import type { FreelancerQueries } from '../freelancer/freelancer.queries'
import type { ListingQueries } from '../listing/listing.queries'
import type { HelpfulRepository } from './helpful.repository'
import type { ReviewRepository } from './review.repository'

interface Dependencies {
  reviewRepository: ReviewRepository
  helpfulRepository: HelpfulRepository
  companies: CompanyQueries
  freelancers: FreelancerQueries
  listings: ListingQueries
  now: () => Date
}

type Completion = Pick<EngagementParent, 'state' | 'updatedAt' | 'waitingSince'>

/** The end of the review window. Later steps leave the state, and the time of its beginning, as it is. */
export const reviewWindowEnd = ({ state, updatedAt, waitingSince }: Completion) =>
  state === 'COMPLETED' ? later(waitingSince ?? updatedAt, REVIEW_DAYS * DAY_MS) : undefined

export const createReviewQueries = (dependencies: Dependencies) => {
  const { reviewRepository, helpfulRepository, companies, freelancers, listings, now } = dependencies
  const byId = loaderOfOne(reviewRepository.byIds, ({ id }) => id)
  const marks = loaderByColumns(helpfulRepository.byKeys, ['reviewId', 'userId'])
  const ofEngagement = loaderOfMany(reviewRepository.ofEngagements, ({ engagementId }) => engagementId)
  return {
    find: (id: string) => byId.load(id),
    ofListing: ({ id }: ListingRow, request: PageRequest) => reviewRepository.ofListing(id, 'NEWEST', request),
    ofCompany: ({ ownerId }: CompanyRow, request: PageRequest) => reviewRepository.ofSeller(ownerId, 'NEWEST', request),
    ofFreelancer: ({ userId }: FreelancerRow, request: PageRequest) =>
      reviewRepository.ofSeller(userId, 'NEWEST', request),

    /** `id` is the id of a listing, company or freelancer. Ids are unique across types. */
    about: async (id: string, sort: ReviewSort, request: PageRequest) => {
      if (await listings.offered(id)) return reviewRepository.ofListing(id, sort, request)
      const ownerId = (await companies.find(id))?.ownerId ?? (await freelancers.find(id))?.userId
      return ownerId === undefined ? emptyPage<ReviewRow>(request) : reviewRepository.ofSeller(ownerId, sort, request)
    },

    /** `id` as for `about`. */
    starCounts: async (id: string) => {
      const subject = (await listings.offered(id)) ?? (await companies.find(id)) ?? (await freelancers.find(id))
      const counts = subject ? await reviewRepository.starCounts(subject.id) : []
      if (counts.every(({ count }) => count === 0)) return []
      return [5, 4, 3, 2, 1].map((stars) => ({ stars, count: counts.find((row) => row.stars === stars)?.count ?? 0 }))
    },

    isMarkedHelpful: async ({ id }: ReviewRow, viewer: Viewer) =>
      viewer !== undefined && (await marks.load({ reviewId: id, userId: viewer.id })) !== undefined,

    /** Published reviews that are not taken down, and the viewer's own always. The broker reads only the public one, of the buyer. */
    ofEngagement: async (engagement: EngagementParent, viewer: Viewer) => {
      const isBroker = sideOf(viewer, engagement) === 'BROKER'
      return (await ofEngagement.load(engagement.id)).filter(
        ({ side, publishedAt, takenDown, authorId }) =>
          (publishedAt !== null && !takenDown && !(isBroker && side === 'SELLER')) || authorId === viewer?.id,
      )
    },

    /** The end of the time in which the viewer can write a review. Undefined if they can't or already have. */
    until: async (engagement: EngagementParent, viewer: Viewer) => {
      const side = partyOf(viewer, engagement)
      const end = reviewWindowEnd(engagement)
      if (!end || end <= now() || !side) return undefined
      const written = await ofEngagement.load(engagement.id)
      return written.some(({ authorId }) => authorId === viewer?.id) ? undefined : end
    },
  }
}

export type ReviewQueries = ReturnType<typeof createReviewQueries>
