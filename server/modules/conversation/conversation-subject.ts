import type { UserRow } from '../../database/tables'
import type { ConversationAbout, ConversationSubjectKind } from '../../generated/resolvers'
import type { ApplicationService } from '../application/application.service'
import type { CompanyService } from '../company/company.service'
import { type EngagementService, sideOf } from '../engagement/engagement.service'
import type { FreelancerService } from '../freelancer/freelancer.service'
import type { JobService } from '../job/job.service'
import type { ListingService } from '../listing/listing.service'
import type { UserService } from '../user/user.service'

/** What somebody wants to write about, and to whom that goes. */
export interface Subject {
  kind: ConversationSubjectKind
  id: string
  title: string
  otherId: string
}

export interface Places {
  application: ApplicationService
  company: CompanyService
  engagement: EngagementService
  freelancer: FreelancerService
  job: JobService
  listing: ListingService
  user: UserService
}

/** Undefined where it isn't there for this viewer. */
export const findSubject = async (
  {
    application: applications,
    company: companies,
    engagement: engagements,
    freelancer: freelancers,
    job: jobs,
    listing: listings,
    user: users,
  }: Places,
  about: ConversationAbout,
  viewer: UserRow,
): Promise<Subject | undefined> => {
  if (about.applicationId != null) {
    const application = await applications.find(viewer, about.applicationId)
    const side = application && (await applications.sideOf(application, viewer))
    if (!side) return undefined
    const job = await jobs.of(application.jobId)
    const otherId = side === 'OWNER' ? application.applicantId : await applications.ownerOf(job)
    return { kind: 'APPLICATION', id: application.id, title: job.title, otherId }
  }
  if (about.companyId != null) {
    const company = await companies.find(about.companyId)
    return company && { kind: 'COMPANY', id: company.id, title: company.name, otherId: company.ownerId }
  }
  if (about.freelancerId != null) {
    const freelancer = await freelancers.find(about.freelancerId)
    if (!freelancer) return undefined
    const { name } = await users.of(freelancer.userId)
    return { kind: 'FREELANCER', id: freelancer.id, title: name, otherId: freelancer.userId }
  }
  if (about.engagementId != null) {
    const engagement = await engagements.find(viewer, about.engagementId)
    const side = engagement && sideOf(viewer, engagement)
    if (!side || side === 'ADMIN') return undefined
    const { id, number, title, buyerId, sellerId } = engagement
    return { kind: 'ENGAGEMENT', id, title: `${number}, ${title}`, otherId: side === 'BUYER' ? sellerId : buyerId }
  }
  const [listing] = await listings.several([about.listingId ?? ''])
  return (
    listing && {
      kind: listing.kind === 'product' ? 'PRODUCT' : 'SERVICE',
      id: listing.id,
      title: listing.title,
      otherId: listing.sellerId,
    }
  )
}
