import type {
  ProfileCompleteness_CompanyFragment,
  ProfileCompleteness_FreelancerFragment,
} from './profile-completeness.generated'

/** The values of a profile by their labels. */
export type ProfileParts = Readonly<Record<string, unknown>>

export const companyParts = (company: ProfileCompleteness_CompanyFragment): ProfileParts => ({
  description: company.description,
  services: company.services,
  website: company.website,
  location: company.location,
  'founding year': company.foundedYear,
  'number of people': company.employeeCount,
  email: company.contactEmail,
  phone: company.contactPhone,
})

export const freelancerParts = (freelancer: ProfileCompleteness_FreelancerFragment): ProfileParts => ({
  title: freelancer.title,
  location: freelancer.location,
  experience: freelancer.experience,
  'hourly rate': freelancer.hourlyRate,
  skills: freelancer.skills,
  description: freelancer.description,
})

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

export const completenessOf = (parts: ProfileParts) => {
  const labels = Object.keys(parts)
  const missing = labels.filter((label) => !isFilled(parts[label]))
  const count = labels.length
  const filledCount = count - missing.length
  const text = missing.length === 0 ? 'It is complete.' : `${filledCount} of ${count} parts are filled in.`
  return { missing, filledCount, count, text }
}
