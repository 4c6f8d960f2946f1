import { expect, test } from 'vitest'
import { isMonth, monthOf, monthsFrom, nextMonth } from './month'

test.each(['2026-01', '1999-12'])('isMonth: %s is a month', (text) => expect(isMonth(text)).toBe(true))
test.each(['2026-13', '2026-00', '2026-1', '26-01', '0000-01', '9999-01', '2026-01-01', ' 2026-01', ''])(
  'isMonth: %j is not a month',
  (text) => expect(isMonth(text)).toBe(false),
)
test('monthOf: the month in UTC', () => expect(monthOf(new Date('2026-12-31T23:59:59.999-05:00'))).toBe('2027-01'))
test('nextMonth: January follows December', () =>
  expect([nextMonth('2026-11'), nextMonth('2026-12')]).toEqual(['2026-12', '2027-01']))
test('monthsFrom: includes both ends, and stops one month after the maximum', () => {
  expect(monthsFrom('2026-11', '2027-02', 120)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsFrom('2026-11', '2026-10', 120)).toEqual([])
  expect(monthsFrom('1000-01', '2999-12', 3)).toHaveLength(4)
})
