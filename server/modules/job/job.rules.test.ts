import { expect, test } from 'vitest'
import { firstJobViolation, normalizedJob } from './job.rules'

const HANGUL_FILLER = '\u3164'
const BLANK_BRAILLE = '\u2800'

test.each([
  ['title', { title: HANGUL_FILLER.repeat(3) }],
  ['location', { location: BLANK_BRAILLE }],
  ['salary', { salary: HANGUL_FILLER }],
  ['description', { description: BLANK_BRAILLE.repeat(20) }],
])('a %s of characters that nobody sees is refused', (field, change) => {
  const job = {
    kind: 'POSITION' as const,
    title: 'Records Clerk',
    location: 'Basel',
    type: 'Full-time',
    salary: '$48,000',
    description: 'Keeps the records of two hundred companies.',
  }
  expect(firstJobViolation(normalizedJob(job))).toBeUndefined()
  expect(firstJobViolation(normalizedJob({ ...job, ...change }))).toMatchObject({ field })
})
