import { expect, test } from 'vitest'
import { addressBucket, createCostBuckets } from './cost-buckets'

const bucketsAt = () => {
  let time = 0
  const buckets = createCostBuckets(100, () => time)
  return {
    ...buckets,
    pass: (seconds: number) => {
      time += seconds * 1_000
    },
  }
}

test('cost buckets: a full bucket has 50 seconds of cost, and refills at its rate up to that', () => {
  const { take, status, pass } = bucketsAt()
  expect(take(['a'], 4_900)).toBe(0)
  expect(status(['a'])).toEqual({ maximumAvailable: 5_000, currentlyAvailable: 100, restoreRate: 100 })
  expect(take(['a'], 350)).toBe(3)
  expect(status(['a'])?.currentlyAvailable).toBe(100)
  pass(2.5)
  expect(take(['a'], 350)).toBe(0)
  pass(1_000)
  expect(status(['a'])?.currentlyAvailable).toBe(5_000)
})

test('cost buckets: a request needs the cost in every bucket, and a refused one takes it from none', () => {
  const { take, status } = bucketsAt()
  take(['account'], 4_950)
  expect(take(['address', 'account'], 100)).toBe(1)
  expect(status(['address'])?.currentlyAvailable).toBe(5_000)
  expect(status(['address', 'account'])?.currentlyAvailable).toBe(50)
  expect(take(['address'], 100)).toBe(0)
})

test('cost buckets: IPv6 addresses of one /64 share a bucket', () => {
  expect(addressBucket('2001:db8:1:2::7')).toBe(addressBucket('2001:db8:1:2:ffff::1'))
  expect(addressBucket('2001:db8:1:2::7')).not.toBe(addressBucket('2001:db8:1:3::7'))
  expect(addressBucket('203.0.113.1')).not.toBe(addressBucket('203.0.113.2'))
})
