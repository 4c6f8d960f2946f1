import type { UpdateFreelancerInput } from '../../generated/resolvers'
import { isMoney } from '../../lib/money'
import { oneLine, oneLineEach, paragraphs } from '../../lib/text'
import { firstViolationOf, type Rule } from '../../lib/violations'

/** The input with surplus spaces removed. */
export const normalizedFreelancer = (input: UpdateFreelancerInput) => ({
  title: oneLine(input.title),
  location: oneLine(input.location),
  experience: oneLine(input.experience),
  hourlyRate: input.hourlyRate,
  skills: oneLineEach(input.skills),
  description: paragraphs(input.description),
})

const rules: Rule<ReturnType<typeof normalizedFreelancer>>[] = [
  [({ title }) => title !== '', 'title', 'Title is required'],
  [({ title }) => title.length <= 100, 'title', 'Title has at most 100 characters'],
  [({ location }) => location.length <= 100, 'location', 'Location has at most 100 characters'],
  [({ experience }) => experience.length <= 40, 'experience', 'Experience has at most 40 characters'],
  [({ hourlyRate }) => hourlyRate >= 0 && hourlyRate <= 10_000, 'hourlyRate', 'Hourly rate is from $0 to $10,000'],
  [({ hourlyRate }) => isMoney(hourlyRate), 'hourlyRate', 'Hourly rate has at most two decimals'],
  [({ skills }) => skills.length <= 20, 'skills', 'Name at most 20 skills'],
  [({ skills }) => skills.every(({ length }) => length <= 40), 'skills', 'A skill has at most 40 characters'],
  [({ description }) => description.length <= 5_000, 'description', 'Description has at most 5,000 characters'],
]

export const firstFreelancerViolation = firstViolationOf(rules)
