import type { Selectable } from 'kysely'
import type { SocialProvider, UserRole } from '../generated/resolvers'
import type { Page } from '../paging/page'

/**
 * One type for both databases. Moments are ISO 8601 texts, flags are 0 or 1, money is integer cents, lists are lines of text
 * (see lines.ts).
 */
export interface Tables {
  attempt: AttemptTable
  category: CategoryTable
  company: CompanyTable
  freelancer: FreelancerTable
  freelancerSkill: FreelancerSkillTable
  job: JobTable
  listing: ListingTable
  listingSearch: ListingSearchTable
  session: SessionTable
  socialIdentity: SocialIdentityTable
  stat: StatTable
  testimonial: TestimonialTable
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
}

interface SocialIdentityTable {
  provider: SocialProvider
  subject: string
  userId: string
}

interface SessionTable {
  /** SHA-256 of the token that the cookie holds. */
  tokenHash: string
  userId: string
  remember: number
  createdAt: string
  lastUsedAt: string
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

export type CategoryRow = Selectable<CategoryTable>
export type CompanyRow = Selectable<CompanyTable>
export type FreelancerRow = Selectable<FreelancerTable>
export type JobRow = Selectable<JobTable>
export type ListingRow = Selectable<ListingTable>
export type SessionRow = Selectable<SessionTable>
export type UserRow = Selectable<UserTable>

export type CompanyPage = Page<CompanyRow>
export type FreelancerPage = Page<FreelancerRow>
export type JobPage = Page<JobRow>
export type ListingPage = Page<ListingRow>
export type UserPage = Page<UserRow>
