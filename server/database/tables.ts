import type { Generated, Selectable } from 'kysely'
import type { AuditAction, SocialProvider, SocialPurpose, UserRole } from '../generated/resolvers'
import type { Page } from '../paging/page'
import type {
  ConversationPartyTable,
  ConversationTable,
  LiveEventTable,
  LivePositionTable,
  MessageTable,
  NotificationTable,
} from './talk-tables'

/**
 * One type for both databases. Moments are ISO 8601 texts, flags are 0 or 1, money is integer cents, lists are lines of text
 * (see lines.ts).
 */
export interface Tables {
  attempt: AttemptTable
  auditEvent: AuditEventTable
  category: CategoryTable
  company: CompanyTable
  conversation: ConversationTable
  conversationParty: ConversationPartyTable
  freelancer: FreelancerTable
  freelancerSkill: FreelancerSkillTable
  job: JobTable
  listing: ListingTable
  listingDraft: ListingDraftTable
  listingSearch: ListingSearchTable
  liveEvent: LiveEventTable
  livePosition: LivePositionTable
  mailToken: MailTokenTable
  message: MessageTable
  notification: NotificationTable
  session: SessionTable
  socialIdentity: SocialIdentityTable
  socialTrip: SocialTripTable
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
  /** Whether a mail tells what was missed. */
  mailsMissed: Generated<number>
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

export type AuditEventRow = Selectable<AuditEventTable>
export type CategoryRow = Selectable<CategoryTable>
export type CompanyRow = Selectable<CompanyTable>
export type ConversationRow = Selectable<ConversationTable>
export type FreelancerRow = Selectable<FreelancerTable>
export type JobRow = Selectable<JobTable>
export type ListingDraftRow = Selectable<ListingDraftTable>
export type ListingRow = Selectable<ListingTable>
export type LiveEventRow = Selectable<LiveEventTable>
export type MailTokenRow = Selectable<MailTokenTable>
export type MessageRow = Selectable<MessageTable>
export type NotificationRow = Selectable<NotificationTable>
export type SessionRow = Selectable<SessionTable>
export type UploadRow = Selectable<UploadTable>
export type UserRow = Selectable<UserTable>

export type AuditEventPage = Page<AuditEventRow>
export type CompanyPage = Page<CompanyRow>
export type FreelancerPage = Page<FreelancerRow>
export type JobPage = Page<JobRow>
export type ListingPage = Page<ListingRow>
export type MessagePage = Page<MessageRow>
export type NotificationPage = Page<NotificationRow>
export type UserPage = Page<UserRow>
