import type { Viewer } from '../../api/viewer'
import type { ConversationRow, UserRow } from '../../database/tables/tables'
import type { ConversationAbout, ConversationSubjectKind } from '../../generated/resolvers'
import { APPLICATIONS_PATH, applicantsPath, engagementPath, listingPath } from '../../lib/addresses/site-paths'
import type { ApplicationQueries } from '../application/application.queries'
import type { CompanyQueries } from '../company/company.queries'
import { otherPartyOf, partyOf } from '../engagement/engagement.parties'
import type { EngagementQueries } from '../engagement/engagement.queries'
import { titleOfPlan } from '../engagement/milestones/milestones'
import type { FreelancerQueries } from '../freelancer/freelancer.queries'
import type { JobQueries } from '../job/job.queries'
import type { ListingQueries } from '../listing/listing.queries'
import { listingKindOf } from '../listing/listing.service'
import type { UserQueries } from '../user/user.queries'

/** The subject of a conversation, and the account that the viewer writes to. */
export interface Subject {
  kind: ConversationSubjectKind
  id: string
  title: string
  recipientId: string
}

export interface SubjectQueries {
  applications: ApplicationQueries
  companies: CompanyQueries
  engagements: EngagementQueries
  freelancers: FreelancerQueries
  jobs: JobQueries
  listings: ListingQueries
  users: UserQueries
}

/** The title of a conversation about an order, with all its milestones. */
export const titleOfConversation = (engagement: Parameters<typeof titleOfPlan>[0] & { number: string }) =>
  `${engagement.number}, ${titleOfPlan(engagement)}`

/** Undefined if the viewer may not see the subject. */
export const findSubject = async (
  { applications, companies, engagements, freelancers, jobs, listings, users }: SubjectQueries,
  about: ConversationAbout,
  viewer: UserRow,
): Promise<Subject | undefined> => {
  if (about.applicationId != null) {
    const application = await applications.find(viewer, about.applicationId)
    const side = application && (await applications.sideOf(application, viewer))
    if (!side) return undefined
    const job = await jobs.of(application.jobId)
    const recipientId = side === 'OWNER' ? application.applicantId : job.ownerId
    return { kind: 'APPLICATION', id: application.id, title: job.title, recipientId }
  }
  if (about.companyId != null) {
    const company = await companies.find(about.companyId)
    return company && { kind: 'COMPANY', id: company.id, title: company.name, recipientId: company.ownerId }
  }
  if (about.freelancerId != null) {
    const freelancer = await freelancers.find(about.freelancerId)
    if (!freelancer) return undefined
    const { name } = await users.of(freelancer.userId)
    return { kind: 'FREELANCER', id: freelancer.id, title: name, recipientId: freelancer.userId }
  }
  if (about.engagementId != null) {
    const engagement = await engagements.find(viewer, about.engagementId)
    if (!engagement || !partyOf(viewer, engagement)) return undefined
    // All milestones of an order have one conversation, which may have begun with the quote.
    const { id, number } = engagement.planId === null ? engagement : await engagements.of(engagement.planId)
    const title = titleOfConversation({ ...engagement, number })
    return { kind: 'ENGAGEMENT', id, title, recipientId: otherPartyOf(viewer.id, engagement) }
  }
  const [listing] = await listings.findMany([about.listingId ?? ''])
  return (
    listing && {
      kind: listingKindOf(listing.kind),
      id: listing.id,
      title: listing.title,
      recipientId: listing.sellerId,
    }
  )
}

const paths: Record<Exclude<ConversationSubjectKind, 'APPLICATION'>, (id: string) => string> = {
  COMPANY: (id) => `/company/${id}`,
  FREELANCER: (id) => `/freelancers/${id}`,
  PRODUCT: (id) => listingPath({ id, kind: 'product' }),
  SERVICE: (id) => listingPath({ id, kind: 'service' }),
  ENGAGEMENT: engagementPath,
}

/** The page on which the viewer finds a subject. An application is on different pages for its two sides. */
export const subjectPath = async (
  applications: ApplicationQueries,
  { subjectKind, subjectId }: Pick<ConversationRow, 'subjectKind' | 'subjectId'>,
  viewer: Viewer,
) => {
  if (subjectKind !== 'APPLICATION') return paths[subjectKind](subjectId)
  const application = viewer && (await applications.find(viewer, subjectId))
  return application && (await applications.sideOf(application, viewer)) === 'OWNER'
    ? applicantsPath(application.jobId)
    : APPLICATIONS_PATH
}
