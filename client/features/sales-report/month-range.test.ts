import { expect, test } from 'vitest'
import { firstMonth, monthsAgo, rangeFromParams } from './month-range'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['', '2025-12'],
  ['range=year', '2026-01'],
  ['range=all', null],
  ['range=nonsense', '2025-12'],
])('month range: %s begins with %s', (search, month) =>
  expect(firstMonth(rangeFromParams(new URLSearchParams(search)), now)).toBe(month),
)

test('month range: monthsAgo crosses the year', () =>
  expect(monthsAgo(1, new Date('2026-01-31T23:59:59Z'))).toBe('2025-12'))
