import type { Selectable } from 'kysely'
import type { Page } from '../paging/page'
import type {
  AttemptTable,
  AuditEventTable,
  MailTokenTable,
  SessionTable,
  SocialIdentityTable,
  SocialTripTable,
  UserTable,
} from './account-tables'
import type {
  ApplicationEventTable,
  ApplicationTable,
  ConversationPartyTable,
  ConversationTable,
  LiveEventTable,
  LivePositionTable,
  MessageTable,
  NotificationTable,
  RatingTallyTable,
  ReviewTable,
  SavedListingTable,
  SavedSearchTable,
} from './talk-tables'
import type {
  DeadlineTable,
  EngagementEventTable,
  EngagementFileTable,
  EngagementTable,
  LetterTable,
  ListingViewsTable,
  OrderTable,
  PaymentAttemptTable,
  PostingTable,
  RefundTable,
  SampleChargeTable,
  SampleRefundTable,
  SiteClockTable,
} from './trade-tables'

/**
 * One type for both databases. Moments are ISO 8601 texts, flags are 0 or 1, money is integer cents, lists are lines of text
 * (see lines.ts).
 */
export interface Tables {
  application: ApplicationTable
  applicationEvent: ApplicationEventTable
  attempt: AttemptTable
  auditEvent: AuditEventTable
  category: CategoryTable
  company: CompanyTable
  conversation: ConversationTable
  conversationParty: ConversationPartyTable
  deadline: DeadlineTable
  engagement: EngagementTable
  engagementEvent: EngagementEventTable
  engagementFile: EngagementFileTable
  freelancer: FreelancerTable
  freelancerSkill: FreelancerSkillTable
  job: JobTable
  listing: ListingTable
  listingDraft: ListingDraftTable
  listingSearch: ListingSearchTable
  listingViews: ListingViewsTable
  liveEvent: LiveEventTable
  livePosition: LivePositionTable
  mailToken: MailTokenTable
  message: MessageTable
  notification: NotificationTable
  order: OrderTable
  paymentAttempt: PaymentAttemptTable
  letter: LetterTable
  posting: PostingTable
  refund: RefundTable
  sampleCharge: SampleChargeTable
  sampleRefund: SampleRefundTable
  ratingTally: RatingTallyTable
  review: ReviewTable
  savedListing: SavedListingTable
  savedSearch: SavedSearchTable
  session: SessionTable
  socialIdentity: SocialIdentityTable
  socialTrip: SocialTripTable
  siteClock: SiteClockTable
  stat: StatTable
  testimonial: TestimonialTable
  upload: UploadTable
  user: UserTable
}

interface CategoryTable {
  id: string
  slug: string
  name: string
  description: string
  icon: string
  featured: number
  position: number
}

interface CompanyTable {
  id: string
  ownerId: string
  name: string
  logo: string
  banner: string
  description: string
  services: string
  website: string | null
  location: string
  foundedYear: number | null
  employeeCount: string
  contactEmail: string
  contactPhone: string
  verified: number
  rating: number
  reviewCount: number
  createdAt: string
  /** Whether its owner is in good standing. */
  visible: number
}

interface ListingTable {
  id: string
  kind: 'product' | 'service'
  title: string
  description: string
  priceCents: number
  categoryId: string
  sellerId: string
  images: string
  tags: string
  rating: number
  reviewCount: number
  /** When it was first published. */
  createdAt: string
  updatedAt: string
  /** What the seller chose. */
  published: number
  /** Published, and the seller in good standing: what everybody may see. */
  visible: number
}

/** What its seller is writing: a listing to be, or changes to one that stays as it is until they are published. */
interface ListingDraftTable {
  listingId: string
  sellerId: string
  kind: ListingTable['kind']
  title: string
  description: string
  priceCents: number | null
  categoryId: string | null
  images: string
  tags: string
  createdAt: string
  updatedAt: string
}

/** A picture in the file store. */
interface UploadTable {
  id: string
  ownerId: string
  purpose: 'avatar' | 'banner' | 'listing' | 'logo'
  createdAt: string
}

interface ListingSearchTable {
  listingId: string
  /** Title, description, category and seller, case-folded, with U+001F between them. */
  searchText: string
}

interface JobTable {
  id: string
  title: string
  companyId: string
  location: string
  type: string
  salary: string
  description: string
  postedAt: string
  /** Since when nobody can apply. */
  closedAt: string | null
}

interface FreelancerTable {
  id: string
  userId: string
  title: string
  location: string
  experience: string
  rating: number
  reviewCount: number
  hourlyRateCents: number
  skills: string
  description: string
  /** Whether the person is in good standing. */
  visible: number
}

/** Skills once more, case-folded, to find people by. */
interface FreelancerSkillTable {
  freelancerId: string
  skill: string
}

interface TestimonialTable {
  id: string
  quote: string
  author: string
  title: string
  avatar: string
  rating: number
  position: number
}

interface StatTable {
  id: string
  label: string
  value: string
  position: number
}

export type ApplicationEventRow = Selectable<ApplicationEventTable>
export type ApplicationRow = Selectable<ApplicationTable>
export type AuditEventRow = Selectable<AuditEventTable>
export type CategoryRow = Selectable<CategoryTable>
export type CompanyRow = Selectable<CompanyTable>
export type ConversationRow = Selectable<ConversationTable>
export type EngagementEventRow = Selectable<EngagementEventTable>
export type EngagementFileRow = Selectable<EngagementFileTable>
export type EngagementRow = Selectable<EngagementTable>
export type FreelancerRow = Selectable<FreelancerTable>
export type JobRow = Selectable<JobTable>
export type ListingDraftRow = Selectable<ListingDraftTable>
export type ListingRow = Selectable<ListingTable>
export type LetterRow = Selectable<LetterTable>
export type LiveEventRow = Selectable<LiveEventTable>
export type MailTokenRow = Selectable<MailTokenTable>
export type MessageRow = Selectable<MessageTable>
export type NotificationRow = Selectable<NotificationTable>
export type OrderRow = Selectable<OrderTable>
export type PaymentAttemptRow = Selectable<PaymentAttemptTable>
export type PostingRow = Selectable<PostingTable>
export type RefundRow = Selectable<RefundTable>
export type ReviewRow = Selectable<ReviewTable>
export type SavedSearchRow = Selectable<SavedSearchTable>
export type SessionRow = Selectable<SessionTable>
export type UploadRow = Selectable<UploadTable>
export type UserRow = Selectable<UserTable>

export type ApplicationPage = Page<ApplicationRow>
export type AuditEventPage = Page<AuditEventRow>
export type CompanyPage = Page<CompanyRow>
export type EngagementPage = Page<EngagementRow>
export type FreelancerPage = Page<FreelancerRow>
export type JobPage = Page<JobRow>
export type ListingPage = Page<ListingRow>
export type MessagePage = Page<MessageRow>
export type NotificationPage = Page<NotificationRow>
export type OrderPage = Page<OrderRow>
export type ReviewPage = Page<ReviewRow>
export type UserPage = Page<UserRow>
