import type { InvalidInput, UpdateFreelancerInput } from '../../generated/resolvers'
import { isMoney } from '../../lib/money'
import { oneLine, oneLineEach, paragraphs } from '../../lib/text'

/** What was typed, tidied. */
export const tidiedFreelancer = (input: UpdateFreelancerInput) => ({
  title: oneLine(input.title),
  location: oneLine(input.location),
  experience: oneLine(input.experience),
  hourlyRate: input.hourlyRate,
  skills: oneLineEach(input.skills),
  description: paragraphs(input.description),
})

type Typed = ReturnType<typeof tidiedFreelancer>

type Rule = [holds: (typed: Typed) => boolean, field: keyof Typed, message: string]

const rules: Rule[] = [
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

/** The first rule that the input breaks. */
export const brokenFreelancerRule = (typed: Typed): InvalidInput | undefined => {
  const broken = rules.find(([holds]) => !holds(typed))
  return broken && { field: broken[1], message: broken[2] }
}
