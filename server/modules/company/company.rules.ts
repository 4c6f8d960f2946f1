import type { UpdateCompanyInput } from '../../generated/resolvers'
import { isWebAddress } from '../../lib/addresses/web-address'
import { hasLetter, oneLine, oneLineEach, paragraphs } from '../../lib/text'
import { firstViolationOf, type Rule } from '../../lib/violations'
import { emailViolation, isReservedName, RESERVED_NAME } from '../user/user.rules'

/** The input with surplus spaces removed. */
export const normalizedCompany = (input: UpdateCompanyInput) => ({
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

const rules: Rule<ReturnType<typeof normalizedCompany> & { now: Date }>[] = [
  [({ name }) => name !== '', 'name', 'Company/Business name is required'],
  [({ name }) => hasLetter(name), 'name', 'Company/Business name needs a letter or a digit'],
  [({ name }) => !isReservedName(name), 'name', RESERVED_NAME],
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
    ({ foundedYear, now }) => foundedYear === null || (foundedYear >= 1000 && foundedYear <= now.getUTCFullYear()),
    'foundedYear',
    'Year of foundation has four digits and is not in the future',
  ],
  [({ employeeCount }) => employeeCount.length <= 20, 'employeeCount', 'Number of people has at most 20 characters'],
  [
    ({ contactEmail }) => contactEmail === '' || emailViolation(contactEmail) === undefined,
    'contactEmail',
    'Enter an email address like name@example.com',
  ],
  [({ contactPhone }) => contactPhone.length <= 40, 'contactPhone', 'Telephone number has at most 40 characters'],
]

export const firstCompanyViolation = firstViolationOf(rules)
