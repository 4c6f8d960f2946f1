import { expect, test } from 'vitest'
import { docketRules, endOfPeriod, periodText } from './official-rules'

test.each([
  ['2026-11-23', { months: 3 }, '2027-02-23'],
  ['2026-11-30', { months: 3 }, '2027-02-28'],
  ['2027-11-30', { months: 3 }, '2028-02-29'],
  ['2024-02-29', { years: 10 }, '2034-02-28'],
  ['2023-01-30', { years: 1, months: 1 }, '2024-02-29'],
  ['2026-12-15', { days: 30 }, '2027-01-14'],
  ['2026-01-31', { months: 1 }, '2026-02-28'],
])('period of a docket rule: from %s, %o ends on %s', (from, period, end) => {
  expect(endOfPeriod(from, period)).toBe(end)
})

test('docket rules: periods in words', () => {
  expect([{ months: 3 }, { days: 1 }, { years: 1, months: 6 }].map(periodText)).toEqual([
    '3 months',
    '1 day',
    '1 year and 6 months',
  ])
})

test('docket rules: each has a slug of its own and names its source', () => {
  expect(new Set(docketRules.map(({ slug }) => slug)).size).toBe(docketRules.length)
  expect(docketRules.filter(({ source }) => source === '')).toEqual([])
})
