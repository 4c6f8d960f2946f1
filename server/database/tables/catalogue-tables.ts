import type { Generated } from 'kysely'
import type { LanguageCode } from '../../generated/resolvers'

export interface CatalogueTables {
  category: CategoryTable
  company: CompanyTable
  freelancer: FreelancerTable
  freelancerSkill: FreelancerSkillTable
  spokenLanguage: SpokenLanguageTable
  stat: StatTable
  testimonial: TestimonialTable
  trackRecord: TrackRecordTable
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
  rating: number
  reviewCount: number
  createdAt: string
  /** 0 while its owner is suspended, or while it is taken down. */
  visible: number
  takenDown: Generated<number>
  /** Increases by one with every edit, unless a process before migration 0185 makes it. */
  version: Generated<number>
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
  /** 0 while the account is suspended, or while it is taken down. */
  visible: number
  takenDown: Generated<number>
  /** Increases by one with every edit, unless a process before migration 0185 makes it. */
  version: Generated<number>
}

/** Each skill case-folded, as an index for searching. */
interface FreelancerSkillTable {
  freelancerId: string
  skill: string
}

/** A language that a seller works in. */
interface SpokenLanguageTable {
  userId: string
  language: LanguageCode
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

/** The counts of a seller's orders and first answers. Triggers maintain them. */
interface TrackRecordTable {
  userId: string
  completed: number
  /** First deliveries of work with a due date. */
  delivered: number
  deliveredOnTime: number
  /** First answers by the hours that they took at most. */
  answered1h: number
  answered3h: number
  answered6h: number
  answered12h: number
  answered24h: number
  answered48h: number
  answeredLater: number
}

/** A number about the marketplace on the home page. */
interface StatTable {
  id: string
  label: string
  value: string
  position: number
}
