import { expect, test } from 'vitest'
import { counted, total } from './counted'

test('counts in words', () => {
  expect(counted(1, 'review')).toBe('1 review')
  expect(counted(0, 'review')).toBe('0 reviews')
  expect(counted(1204, 'review')).toBe('1,204 reviews')
})

test('a total the server did not count to its end is a lower bound', () => {
  expect(total({ totalCount: 60, totalIsExact: true }, 'service')).toBe('60 services')
  expect(total({ totalCount: 1001, totalIsExact: false }, 'service')).toBe('1,000+ services')
})
