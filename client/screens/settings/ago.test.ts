import { expect, test } from 'vitest'
import { ago } from './ago'

test.each([
  [-5, 'just now'],
  [119, 'just now'],
  [120, '2 minutes ago'],
  [3_600, '1 hour ago'],
  [86_400, 'yesterday'],
  [8 * 86_400, 'last week'],
  [65 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
])('%i seconds are %s', (seconds, words) => {
  const now = new Date('2026-03-12T09:00:00.000Z')
  expect(ago(new Date(now.getTime() - seconds * 1_000).toISOString(), now)).toBe(words)
})
