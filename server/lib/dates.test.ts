import { expect, test } from 'vitest'
import { timeSince } from './dates'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const now = new Date('2026-11-21T12:00:00.000Z')

test.each([
  [-DAY, 'just now'],
  [0, 'just now'],
  [MINUTE - 1, 'just now'],
  [MINUTE, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [3 * DAY, '3 days ago'],
  [7 * DAY - 1, '6 days ago'],
  [7 * DAY, '1 week ago'],
  [30 * DAY - 1, '4 weeks ago'],
  [30 * DAY, '1 month ago'],
  [365 * DAY - 1, '12 months ago'],
  [365 * DAY, '1 year ago'],
  [1_000 * DAY, '2 years ago'],
])('timeSince: %d ms ago is %s', (elapsed, words) => {
  expect(timeSince(new Date(now.getTime() - elapsed), now)).toBe(words)
})
