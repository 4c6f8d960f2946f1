import type { Selectable } from 'kysely'
import type {
  AuditAction,
  EngagementActor,
  EngagementState,
  EngagementTransition,
  SocialProvider,
  SocialPurpose,
  UserRole,
} from '../generated/resolvers'
import type { Page } from '../paging/page'

/**
 * One type for both databases. Moments are ISO 8601 texts, flags are 0 or 1, money is integer cents, lists are lines of text
 * (see lines.ts).
 */
export interface Tables {
  attempt: AttemptTable
  auditEvent: AuditEventTable
  category: CategoryTable
  company: CompanyTable
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
  mailToken: MailTokenTable
  order: OrderTable
  paymentAttempt: PaymentAttemptTable
  posting: PostingTable
  sampleCharge: SampleChargeTable
  session: SessionTable
  socialIdentity: SocialIdentityTable
  socialTrip: SocialTripTable
  siteClock: SiteClockTable
  stat: StatTable
  testimonial: TestimonialTable
  upload: UploadTable
  user: UserTable
}

interface UserTable {
  id: string
  name: string
  /** Trimmed, NFC, lower case: equal addresses are equal texts. */
  email: string
  /** Name and email case-folded, for searching. */
  searchText: string
  /** Argon2id; null where only a provider vouches or nobody can sign in. */
  passwordHash: string | null
  role: UserRole
  avatar: string
  socialProvider: SocialProvider | null
  createdAt: string
  suspendedAt: string | null
  suspendedReason: string | null
  /** Since when the row stands for nobody; business records still refer to it. */
  deletedAt: string | null
}

interface SocialIdentityTable {
  provider: SocialProvider
  subject: string
  userId: string
}

/** Somebody who is at a provider's page and expected back. */
interface SocialTripTable {
  /** SHA-256 of the token that the cookie holds. */
  tokenHash: string
  provider: SocialProvider
  purpose: SocialPurpose
  /** A path of this site. */
  next: string | null
  expiresAt: string
}

interface AuditEventTable {
  id: string
  at: string
  actorId: string
  subjectId: string
  action: AuditAction
  note: string
  fromRole: UserRole | null
  toRole: UserRole | null
}

interface SessionTable {
  /** SHA-256 of the token that the cookie holds. */
  tokenHash: string
  /** What its owner may know it by. */
  id: string
  /** `Firefox on Linux` */
  device: string
  userId: string
  remember: number
  createdAt: string
  lastUsedAt: string
  expiresAt: string
}

/** What a link in a mail proves: who opens it reads the mail of that account. */
interface MailTokenTable {
  /** SHA-256 of the token that the link holds. */
  tokenHash: string
  purpose: 'reset-password' | 'change-email'
  userId: string
  /** The address that a change is about. */
  email: string | null
  createdAt: string
  expiresAt: string
}

/** A try that counts against a limit until it is given back or too old. */
interface AttemptTable {
  id: string
  bucket: string
  madeAt: string
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

interface OrderTable {
  id: string
  buyerId: string
  placedAt: string
  totalCents: number
  /** Null where nothing had to be paid. */
  cardLastFour: string | null
  receiptName: string
  receiptCompany: string | null
  receiptEmail: string
}

interface EngagementTable {
  id: string
  number: string
  kind: ListingTable['kind']
  title: string
  /** Maybe of a listing that is gone. */
  listingId: string | null
  quantity: number
  buyerId: string
  sellerId: string
  orderId: string | null
  /** Its place in the order. */
  position: number
  state: EngagementState
  version: number
  /** For all of it; null before an offer. */
  priceCents: number | null
  days: number | null
  /** How often the buyer may still ask for changes. */
  roundsLeft: number
  /** When the work is due. */
  dueAt: string | null
  cardLastFour: string | null
  createdAt: string
  updatedAt: string
}

interface EngagementEventTable {
  id: string
  engagementId: string
  /** The version that the engagement had from then on. */
  version: number
  at: string
  transition: EngagementTransition
  actor: EngagementActor
  /** Null for the clock. */
  byId: string | null
  state: EngagementState
  note: string | null
  amountCents: number | null
  days: number | null
  links: string
}

/** A file in the file store. */
interface EngagementFileTable {
  id: string
  ownerId: string
  /** The delivery that it is part of; null until then. */
  eventId: string | null
  position: number
  name: string
  size: number
  createdAt: string
}

/** Something that the clock does unless it is taken back before. */
interface DeadlineTable {
  /** The id of what it is about; its prefix says which process that follows. */
  subjectId: string
  transition: string
  dueAt: string
}

/** A line of the ledger; those of one entry sum to zero. */
interface PostingTable {
  id: string
  entryId: string
  engagementId: string
  account: 'buyer' | 'held' | 'seller' | 'platform'
  cents: number
  at: string
}

/** A payment that was begun, written before the provider is asked. */
interface PaymentAttemptTable {
  id: string
  buyerId: string
  /** Under which its buyer may send the same again. */
  key: string
  /** Under which the provider knows it. */
  chargeKey: string
  /** SHA-256 of what is paid for. */
  contentHash: string
  /** What is paid for, as JSON: enough to finish it without being asked again. */
  content: string
  cents: number
  state: 'open' | 'paid' | 'declined' | 'failed' | 'returning' | 'returned'
  createdAt: string
}

/** The books of the sample payment provider. */
interface SampleChargeTable {
  key: string
  cents: number
  paid: number
  lastFour: string
  refundedCents: number
}

/** One row: how far the clock was moved forward. */
interface SiteClockTable {
  id: number
  daysAhead: number
}

export type AuditEventRow = Selectable<AuditEventTable>
export type CategoryRow = Selectable<CategoryTable>
export type CompanyRow = Selectable<CompanyTable>
export type EngagementRow = Selectable<EngagementTable>
export type EngagementEventRow = Selectable<EngagementEventTable>
export type EngagementFileRow = Selectable<EngagementFileTable>
export type FreelancerRow = Selectable<FreelancerTable>
export type JobRow = Selectable<JobTable>
export type ListingDraftRow = Selectable<ListingDraftTable>
export type ListingRow = Selectable<ListingTable>
export type MailTokenRow = Selectable<MailTokenTable>
export type OrderRow = Selectable<OrderTable>
export type PaymentAttemptRow = Selectable<PaymentAttemptTable>
export type PostingRow = Selectable<PostingTable>
export type SessionRow = Selectable<SessionTable>
export type UploadRow = Selectable<UploadTable>
export type UserRow = Selectable<UserTable>

export type AuditEventPage = Page<AuditEventRow>
export type CompanyPage = Page<CompanyRow>
export type EngagementPage = Page<EngagementRow>
export type FreelancerPage = Page<FreelancerRow>
export type JobPage = Page<JobRow>
export type ListingPage = Page<ListingRow>
export type OrderPage = Page<OrderRow>
export type UserPage = Page<UserRow>
