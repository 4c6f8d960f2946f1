import type { Generated } from 'kysely'

export interface CatalogueTables {
  category: CategoryTable
  company: CompanyTable
  freelancer: FreelancerTable
  freelancerSkill: FreelancerSkillTable
  stat: StatTable
  testimonial: TestimonialTable
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
  /** 0 while its owner is suspended, or while it is taken down. */
  visible: number
  takenDown: Generated<number>
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
}

/** Each skill case-folded, as an index for searching. */
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

/** A number about the marketplace on the home page. */
interface StatTable {
  id: string
  label: string
  value: string
  position: number
}
