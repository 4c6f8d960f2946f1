import { expect, test } from 'vitest'
import { placeOf, yearlyPay } from './job-terms'

test.each([
  ['$52,000–$61,000', 52_000],
  ['$70–$90 per hour', 145_600],
  ['$1,300–$1,600 per month', 15_600],
  ['$400 a day', 104_000],
  ['$60k to $70k', 60_000],
  ['From $900/week', 46_800],
  ['$45/hr', 93_600],
  ['$40–45 hourly', 83_200],
  ['$300 daily', 78_000],
  ['$900/wk', 46_800],
  ['$4k monthly', 48_000],
  ['$4,000/mo', 48_000],
  ['$60,000, paid monthly', 60_000],
  ['By agreement', 0],
  ['€50,000', 0],
  ['$9,999,999,999', 10_000_000],
])('pay of a job: %s is at least %i dollars a year', (salary, amount) => expect(yearlyPay(salary)).toBe(amount))

test.each([
  ['Edinburgh', 'Edinburgh', 0],
  ['Lisbon or remote', 'Lisbon', 1],
  ['Remote', '', 1],
  ['Oslo or remote in Norway', 'Oslo', 1],
  ['Remote / Berlin', 'Berlin', 1],
  ['Remoteville', 'Remoteville', 0],
])('place of a job: %s is in “%s”, remote: %i', (location, city, remote) =>
  expect(placeOf(location)).toEqual({ city, remote }),
)
