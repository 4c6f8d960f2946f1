import type { InvalidInput, UpdateCompanyInput } from '../../generated/resolvers'
import { oneLine, oneLineEach, paragraphs } from '../../lib/text'
import { isWebAddress } from '../../lib/web-address'

/** What was typed, tidied. */
export const tidiedCompany = (input: UpdateCompanyInput) => ({
  name: oneLine(input.name),
  description: paragraphs(input.description),
  services: oneLineEach(input.services),
  website: input.website?.trim() || null,
  location: oneLine(input.location),
  foundedYear: input.foundedYear ?? null,
  employeeCount: oneLine(input.employeeCount),
  contactEmail: input.contactEmail.trim(),
  contactPhone: oneLine(input.contactPhone),
})

type Typed = ReturnType<typeof tidiedCompany>

type Rule = [holds: (typed: Typed, now: Date) => boolean, field: keyof Typed, message: string]

const rules: Rule[] = [
  [({ name }) => name !== '', 'name', 'Company/Business name is required'],
  [({ name }) => name.length <= 100, 'name', 'Company/Business name has at most 100 characters'],
  [({ description }) => description.length <= 5_000, 'description', 'Description has at most 5,000 characters'],
  [({ services }) => services.length <= 20, 'services', 'A company names at most 20 services'],
  [({ services }) => services.every(({ length }) => length <= 80), 'services', 'A service has at most 80 characters'],
  [
    ({ website }) => website === null || isWebAddress(website),
    'website',
    'Enter a web address like https://www.example.com',
  ],
  [({ location }) => location.length <= 100, 'location', 'Location has at most 100 characters'],
  [
    ({ foundedYear }, now) => foundedYear === null || (foundedYear >= 1000 && foundedYear <= now.getUTCFullYear()),
    'foundedYear',
    'Year of foundation has four digits and is not to come',
  ],
  [({ employeeCount }) => employeeCount.length <= 20, 'employeeCount', 'Number of people has at most 20 characters'],
  [
    ({ contactEmail }) => contactEmail === '' || (/^[^\s@]+@[^\s@]+$/.test(contactEmail) && contactEmail.length <= 254),
    'contactEmail',
    'Enter an email address like name@example.com',
  ],
  [({ contactPhone }) => contactPhone.length <= 40, 'contactPhone', 'Telephone number has at most 40 characters'],
]

/** The first rule that the input breaks. */
export const brokenCompanyRule = (typed: Typed, now: Date): InvalidInput | undefined => {
  const broken = rules.find(([holds]) => !holds(typed, now))
  return broken && { field: broken[1], message: broken[2] }
}
