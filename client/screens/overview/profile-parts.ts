import type { ProfileCheck_CompanyFragment, ProfileCheck_FreelancerFragment } from './profile-check.generated'

export const companyParts = (company: ProfileCheck_CompanyFragment) => ({
  description: company.description,
  services: company.services,
  website: company.website,
  location: company.location,
  'founding year': company.foundedYear,
  'number of people': company.employeeCount,
  email: company.contactEmail,
  phone: company.contactPhone,
})

export const freelancerParts = (freelancer: ProfileCheck_FreelancerFragment) => ({
  title: freelancer.title,
  location: freelancer.location,
  experience: freelancer.experience,
  'hourly rate': freelancer.hourlyRate,
  skills: freelancer.skills,
  description: freelancer.description,
})
