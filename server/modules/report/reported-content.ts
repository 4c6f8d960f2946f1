import type { UserRow } from '../../database/tables/tables'
import type { ReportedContent, ReportedKind } from '../../generated/resolvers'
import { listingPath } from '../../lib/addresses/site-paths'
import type { CompanyQueries } from '../company/company.queries'
import type { ConversationQueries } from '../conversation/conversation.queries'
import type { FreelancerQueries } from '../freelancer/freelancer.queries'
import type { JobQueries } from '../job/job.queries'
import type { ListingQueries } from '../listing/listing.queries'
import type { ReviewQueries } from '../review/review.queries'
import type { UserQueries } from '../user/user.queries'

/** Content that the viewer can see and report. */
export interface Reportable {
  kind: ReportedKind
  subjectId: string
  ownerId: string
  title: string
  content: string
  path: string | null
}

interface Dependencies {
  companies: Pick<CompanyQueries, 'find'>
  conversations: Pick<ConversationQueries, 'receivedMessage'>
  freelancers: Pick<FreelancerQueries, 'find'>
  jobs: Pick<JobQueries, 'find'>
  listings: Pick<ListingQueries, 'offered'>
  reviews: Pick<ReviewQueries, 'find'>
  users: Pick<UserQueries, 'of'>
}

export const createReportedContent = (dependencies: Dependencies) => {
  const { companies, conversations, freelancers, jobs, listings, reviews, users } = dependencies

  const listing = async (id: string): Promise<Reportable | undefined> => {
    const row = await listings.offered(id)
    if (!row) return undefined
    const { sellerId: ownerId, title } = row
    return { kind: 'LISTING', subjectId: row.id, ownerId, title, content: '', path: listingPath(row) }
  }
  const company = async (id: string): Promise<Reportable | undefined> => {
    const row = await companies.find(id)
    const path = `/company/${row?.id ?? ''}`
    return row && { kind: 'COMPANY', subjectId: row.id, ownerId: row.ownerId, title: row.name, content: '', path }
  }
  const freelancer = async (id: string): Promise<Reportable | undefined> => {
    const row = await freelancers.find(id)
    if (!row) return undefined
    const { name: title } = await users.of(row.userId)
    const path = `/freelancers/${row.id}`
    return { kind: 'FREELANCER', subjectId: row.id, ownerId: row.userId, title, content: '', path }
  }
  const job = async (id: string): Promise<Reportable | undefined> => {
    const row = await jobs.find(id)
    const path = `/jobs/${id}`
    return row && { kind: 'JOB', subjectId: id, ownerId: row.ownerId, title: row.title, content: '', path }
  }
  const review = async (id: string): Promise<Reportable | undefined> => {
    const row = await reviews.find(id)
    if (!row) return undefined
    const { name } = await users.of(row.authorId)
    const place = (row.listingId === null ? undefined : await listing(row.listingId)) ?? (await company(row.subjectId))
    const { text: content, authorId: ownerId } = row
    return { kind: 'REVIEW', subjectId: id, ownerId, title: `Review by ${name}`, content, path: place?.path ?? null }
  }
  const message = async (id: string, viewer: UserRow): Promise<Reportable | undefined> => {
    const row = await conversations.receivedMessage(viewer, id)
    if (!row) return undefined
    const { name } = await users.of(row.senderId)
    const { body: content, senderId: ownerId } = row
    return { kind: 'MESSAGE', subjectId: id, ownerId, title: `Message from ${name}`, content, path: null }
  }

  return {
    /** Undefined unless the viewer can see the content. */
    find: (about: ReportedContent, viewer: UserRow) => {
      if (about.listingId != null) return listing(about.listingId)
      if (about.companyId != null) return company(about.companyId)
      if (about.freelancerId != null) return freelancer(about.freelancerId)
      if (about.jobId != null) return job(about.jobId)
      if (about.reviewId != null) return review(about.reviewId)
      return message(about.messageId ?? '', viewer)
    },
  }
}

export type ReportedContentFinder = ReturnType<typeof createReportedContent>
