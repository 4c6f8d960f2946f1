import type { JobRow } from '../../database/tables/tables'
import type { JobInput } from '../../generated/resolvers'
import { oneLine, paragraphs, visibleText } from '../../lib/text'
import { firstViolationOf, type Rule } from '../../lib/violations'

/** The input with surplus spaces removed. */
export const normalizedJob = ({ kind, title, location, type, salary, description }: JobInput) => ({
  kind: kind ?? 'POSITION',
  title: oneLine(title),
  location: oneLine(location) || (kind === 'BRIEF' ? 'Remote' : ''),
  type: kind === 'BRIEF' ? 'Project' : oneLine(type ?? '') || 'Full-time',
  salary: oneLine(salary),
  description: paragraphs(description),
})

const rules: Rule<ReturnType<typeof normalizedJob>>[] = [
  [({ title }) => visibleText(title).length >= 3, 'title', 'Title needs at least 3 characters'],
  [({ title }) => title.length <= 100, 'title', 'Title has at most 100 characters'],
  [({ location }) => location !== '', 'location', 'Location is required'],
  [({ location }) => location.length <= 100, 'location', 'Location has at most 100 characters'],
  [({ type }) => type.length <= 40, 'type', 'Type has at most 40 characters'],
  [({ salary, kind }) => salary !== '' || kind === 'BRIEF', 'salary', 'Salary is required'],
  [({ salary, kind }) => salary !== '' || kind === 'POSITION', 'salary', 'Budget is required'],
  [({ salary, kind }) => salary.length <= 60 || kind === 'BRIEF', 'salary', 'Salary has at most 60 characters'],
  [({ salary }) => salary.length <= 60, 'salary', 'Budget has at most 60 characters'],
  [
    ({ description }) => visibleText(description).length >= 20,
    'description',
    'Description needs at least 20 characters',
  ],
  [({ description }) => description.length <= 10_000, 'description', 'Description has at most 10,000 characters'],
]

export const firstJobViolation = firstViolationOf(rules)

/** A job that is taken down takes no applications until it is restored. */
export const takesApplications = ({ closedAt, takenDown }: Pick<JobRow, 'closedAt' | 'takenDown'>) =>
  closedAt === null && takenDown === 0

export const jobNotFound = { __typename: 'JobNotFound' as const, message: 'This job no longer exists.' }
