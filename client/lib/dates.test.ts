import { expect, test } from 'vitest'
import { dayAndTime, dayAndTimeInSentence, daysUntil, monthOf, onDay, onDayAtTime, shortDay, timeAgo } from './dates'

const now = new Date(2026, 10, 21, 14, 5)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

test.each([
  [at(2026, 10, 21, 0, 1), 'today', 'Today, 00:01', 'today, 00:01', 'today', 'today at 00:01'],
  [at(2026, 10, 20, 16, 30), 'Nov 20', 'Nov 20, 16:30', 'Nov 20, 16:30', 'on Nov 20', 'on Nov 20 at 16:30'],
  [
    at(2025, 10, 21, 9, 8),
    'Nov 21, 2025',
    'Nov 21, 2025, 09:08',
    'Nov 21, 2025, 09:08',
    'on Nov 21, 2025',
    'on Nov 21, 2025 at 09:08',
  ],
])('dates: %s is %s', (moment, ...texts) => {
  expect([shortDay, dayAndTime, dayAndTimeInSentence, onDay, onDayAtTime].map((format) => format(moment, now))).toEqual(
    texts,
  )
})

test.each([
  [new Date(2026, 11, 5, 0, 1), 0],
  [new Date(2026, 11, 5, 23, 59), 0],
  [new Date(2026, 11, 4, 23, 59), 1],
  [new Date(2026, 10, 30, 12, 0), 5],
  [new Date(2026, 11, 6, 0, 1), -1],
])('daysUntil: December 5 on %s of the reader’s calendar is %i days away', (now, days) =>
  expect(daysUntil('2026-12-05', now)).toBe(days),
)

test('monthOf: the month with its year', () => expect(monthOf(at(2024, 2, 18, 12, 0))).toBe('Mar 2024'))

test.each([
  [-5, 'just now'],
  [119, 'just now'],
  [120, '2 minutes ago'],
  [3_600, '1 hour ago'],
  [86_400, '1 day ago'],
  [44 * 3_600, '1 day ago'],
  [8 * 86_400, '1 week ago'],
  [65 * 86_400, '2 months ago'],
  [800 * 86_400, '2 years ago'],
])('timeAgo: %i seconds ago is "%s"', (seconds, words) => {
  const now = new Date('2026-03-12T09:00:00.000Z')
  expect(timeAgo(new Date(now.getTime() - seconds * 1_000).toISOString(), now)).toBe(words)
})
